import type { Random } from "./random.ts";

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** Sixteen weeks. */
export const DAYS = 16 * 7;

/** Shared by everything that fills the demo. */
export type Demo = {
  random: Random;
  /** `atMs` is the creation time; ids sort by it. */
  idAt: (atMs: number) => string;
  untilMs: number;
  /** The admin who changed the orders; null if the file has no admin yet. */
  adminId: string | null;
  onStep: (message: string) => void;
};

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");

/** UUIDs in the shop's format, but generated from the seed. */
export function idMaker(random: Random): (atMs: number) => string {
  let count = 0;
  return (atMs) => {
    count += 1;
    const time = hex(atMs, 12);
    const high = hex((count >>> 20) & 0xfff, 3);
    const middle = hex(0x8000 | ((count >>> 6) & 0x3fff), 4);
    const low = hex(((count & 0x3f) << 18) | random.integer(0, 0x3ffff), 6);
    const tail = hex(random.integer(0, 0xffffff), 6);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${high}-${middle}-${low}${tail}`;
  };
}
