import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type Size = { width: number; height: number };
type Format = "png" | "jpeg" | "gif";

/** An image with a color gradient from corner to corner. */
export function testImage(format: Format, { width, height }: Size): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let offset = 0; offset < pixels.length; offset += 3) {
    const pixel = offset / 3;
    pixels[offset] = (255 * (pixel % width)) / width;
    pixels[offset + 1] = (255 * Math.floor(pixel / width)) / height;
    pixels[offset + 2] = 90;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format, { effort: 1 })
    .toBuffer();
}

/** The same image file, padded with zeros to this many bytes. */
export function paddedTo(bytes: number, file: Buffer): Buffer {
  if (file.byteLength > bytes) throw new Error(`The file has ${file.byteLength} bytes already.`);
  return Buffer.concat([file, Buffer.alloc(bytes - file.byteLength)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typeAndData));
  return Buffer.concat([length, typeAndData, checksum]);
}

/** A valid PNG of one-bit black pixels: a small file for its dimensions. */
export function blackPng({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export function dataImage(type: string, file: Buffer): string {
  return `data:${type};base64,${file.toString("base64")}`;
}

/** Files that are not PNG, JPG or GIF, despite their names. */
export const invalidImages = {
  "a page": Buffer.from("<!DOCTYPE html><script>alert(1)</script>"),
  "a drawing with a script": Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  ),
  "a text": Buffer.from("Two plates of bhel, please."),
  "a PDF": Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n"),
  "a program": Buffer.from("MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0", "latin1"),
  nothing: Buffer.alloc(0),
};
