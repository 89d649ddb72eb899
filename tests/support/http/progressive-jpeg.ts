const QUANTIZATION = Buffer.alloc(64, 1);
const COMPONENTS = [1, 2, 3];
/** Coefficients 1 to 63 in 14 steps of precision each. */
const STEPS = 63 * 14;
/** The maximum of the format: the first scan, then those steps of each component. */
export const MOST_SCANS = 1 + COMPONENTS.length * STEPS;

function segment(marker: number, ...content: (number | Buffer)[]): Buffer {
  const bytes = Buffer.concat(
    content.map((part) => (typeof part === "number" ? Buffer.of(part) : part)),
  );
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(bytes.byteLength + 2, 2);
  return Buffer.concat([head, bytes]);
}

/** Every code has the same length, so the n-th symbol's code is n. */
function huffmanTable(id: number, codeLength: number, symbols: number[]): Buffer {
  const counts = Buffer.alloc(16);
  counts[codeLength - 1] = symbols.length;
  return segment(0xc4, id, counts, Buffer.from(symbols));
}

function packed(bits: string): Buffer {
  const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, "1");
  const bytes = (whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])));
}

/** "This many blocks have nothing to add": symbol n stands for a run of 2^n blocks and n bits more. */
function emptyBlocks(count: number): string {
  let bits = "";
  let left = count;
  while (left > 0) {
    const exponent = Math.min(14, Math.floor(Math.log2(left)));
    const run = Math.min(left, 2 ** (exponent + 1) - 1);
    bits += exponent.toString(2).padStart(4, "0");
    if (exponent > 0) bits += (run - 2 ** exponent).toString(2).padStart(exponent, "0");
    left -= run;
  }
  return bits;
}

function scan(components: number[], [from, to]: [number, number], precision: number, data: Buffer) {
  const chosen = components.flatMap((id) => [id, 0]);
  return Buffer.concat([
    segment(0xda, components.length, Buffer.from(chosen), from, to, precision),
    data,
  ]);
}

/** A valid grey JPEG whose scans after the first one add nothing. */
export function progressiveJpeg({ side, scans }: { side: number; scans: number }): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const size = Buffer.alloc(4);
  size.writeUInt16BE(side, 0);
  size.writeUInt16BE(side, 2);
  const frame = COMPONENTS.flatMap((id) => [id, 0x11, 0]);
  const nothing = packed(emptyBlocks(blocks));
  const steps = COMPONENTS.flatMap((id) =>
    Array.from({ length: STEPS }, (_, step) => {
      const coefficient = 1 + Math.floor(step / 14);
      const bit = 13 - (step % 14);
      const precision = (bit === 13 ? 0 : (bit + 1) << 4) | bit;
      return scan([id], [coefficient, coefficient], precision, nothing);
    }),
  );
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    segment(0xdb, 0, QUANTIZATION),
    segment(0xc2, 8, size, COMPONENTS.length, Buffer.from(frame)),
    huffmanTable(0x00, 1, [0]),
    huffmanTable(
      0x10,
      4,
      Array.from({ length: 15 }, (_, exponent) => exponent << 4),
    ),
    scan(COMPONENTS, [0, 0], 0, packed("0".repeat(blocks * COMPONENTS.length))),
    ...steps.slice(0, scans - 1),
    Buffer.of(0xff, 0xd9),
  ]);
}
