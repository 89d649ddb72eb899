import type { Dice } from "./dice.ts";

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** How much of the past the demo fills. */
export const DAYS = 30;

/** What every subject of the demo is given. */
export type Demo = {
  dice: Dice;
  /** Makes an id for something that happened at that instant (UTC milliseconds). */
  idAt: (atMs: number) => string;
  untilMs: number;
  /** Who is said to have moved the orders on; null in a file without an admin yet. */
  adminId: string | null;
  /** Is told what has just been made. */
  onStep: (done: string) => void;
};
