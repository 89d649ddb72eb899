const RASTER = Buffer.from([0x1d, 0x76, 0x30, 0x00]);

type Raster = { bytesWide: number; height: number; dots: Buffer };

/** The commands and texts of a document, with its pictures in between. */
export function escposParts(bytes: Buffer): { texts: string[]; rasters: Raster[] } {
  const texts: string[] = [];
  const rasters: Raster[] = [];
  let from = 0;
  for (;;) {
    const at = bytes.indexOf(RASTER, from);
    texts.push(bytes.subarray(from, at < 0 ? undefined : at).toString("latin1"));
    if (at < 0) return { texts, rasters };
    const bytesWide = bytes.readUInt16LE(at + 4);
    const height = bytes.readUInt16LE(at + 6);
    from = at + 8 + bytesWide * height;
    rasters.push({ bytesWide, height, dots: bytes.subarray(at + 8, from) });
  }
}

const blackDots = (byte: number) => byte.toString(2).replaceAll("0", "").length;

/** The share of black dots that only one of two pictures of equal size has. */
export function rasterDifference(one: Raster, other: Raster): number {
  let different = 0;
  let black = 0;
  one.dots.forEach((byte, at) => {
    const otherByte = other.dots[at] ?? 0;
    different += blackDots(byte ^ otherByte);
    black += blackDots(byte | otherByte);
  });
  return black === 0 ? 0 : different / black;
}
