import { expect, test } from "vitest";
import type { PrintDocument } from "./document.ts";
import { drawText } from "./draw-text.server.ts";
import { encodeDocument } from "./encode-document.server.ts";

const RASTER = Buffer.from([0x1d, 0x76, 0x30, 0x00]);

async function printed(document: PrintDocument, paper: 58 | 80 = 58): Promise<Buffer> {
  return Buffer.from(await encodeDocument(document, paper));
}

const text = (text: string) => ({ kind: "text", text }) as const;

test("text uses the printer's own characters, or similar ones", async () => {
  const bytes = await printed([text("−2 × “Café”…")]);

  expect(bytes.toString("latin1")).toContain('-2 x "Caf\x82"...\n');
  expect(bytes.includes(RASTER)).toBe(false);
});

test.each([
  [58, 48],
  [80, 72],
] as const)("Marathi and ₹ are drawn over the whole width of %i mm", async (paper, bytesWide) => {
  for (const drawn of ["श्रीखंड पुरी", "₹120"]) {
    const bytes = await printed([text(drawn)], paper);

    const at = bytes.indexOf(RASTER);
    expect(at, drawn).toBeGreaterThan(0);
    expect(bytes.readUInt16LE(at + 4)).toBe(bytesWide);
    const height = bytes.readUInt16LE(at + 6);
    const dots = bytes.subarray(at + 8, at + 8 + height * bytesWide);
    expect(
      dots.some((byte) => byte !== 0),
      "something is black",
    ).toBe(true);
  }
});

test.each([
  [58, 32],
  [80, 48],
] as const)("two columns fill the line of %i mm", async (paper, columns) => {
  const line = { kind: "columns", left: "Pani Puri", right: "120.00" } as const;

  const lines = (await printed([line], paper)).toString("latin1").split("\n");

  const row = lines.find((found) => found.includes("Pani Puri"));
  expect(row).toMatch(/120\.00$/);
  expect(row?.slice(row.indexOf("Pani"))).toHaveLength(columns);
});

test("text typed by customers cannot control the printer", async () => {
  const bytes = await printed([text("Ring\x1b@\x1dV\x00 twice")]);

  expect(bytes.toString("latin1")).toContain("Ring@V twice");
});

test.each(["\u200B", "\u200D", "\uFE0F", "\u3164", "\u2800", " \u2060 "])(
  "nothing is printed for %j, which nobody sees",
  async (typed) => {
    const nothing = await printed([]);

    expect(await printed([text(typed)])).toEqual(nothing);
    expect(await printed([{ kind: "columns", left: typed, right: "" }])).toEqual(nothing);
  },
);

test("what no font has becomes a mark, not a box", async () => {
  const bytes = await printed([text("Extra hot 🌶️🌶️, for પટેલ"), text("Ｔａｂｌｅ ４")]);

  expect(bytes.toString("latin1")).toContain("Extra hot [?], for [?]\nTable 4\n");
  expect(bytes.includes(RASTER)).toBe(false);
});

test("a drawn line has the same mark, and fractions in plain characters", async () => {
  expect(await printed([text("½ प्लेट 🌶️ தமிழ்")])).toEqual(await printed([text("1/2 प्लेट [?] [?]")]));
});

test("markup is drawn as it was typed", async () => {
  const plain = await drawText("श < b > & ₹", {}, 384);
  const width = ({ dots }: { dots: Uint8Array }) => dots.filter((dot) => dot === 0).length;

  expect(width(plain)).toBeGreaterThan(width(await drawText("श", {}, 384)));
});

test("a long text continues in the next line", async () => {
  const { height: one } = await drawText("पाणी", {}, 384);

  const long = await drawText("पाणी पुरी ".repeat(12), {}, 384);

  expect(long.width).toBe(384);
  expect(long.height).toBeGreaterThan(2 * one);
});
