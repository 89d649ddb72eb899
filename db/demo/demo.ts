import type { Random } from "./random.ts";

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** Sixteen weeks: a forecast looks back eight, and eight are left to test it. */
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
