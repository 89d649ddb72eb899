import type { PaperMillimetres } from "./document.ts";

export type PrintKind = "ticket" | "change" | "bill" | "token" | "day" | "test";

/** A receipt printer in the shop's network. */
export type Printer = {
  id: string;
  name: string;
  host: string;
  port: number;
  paperMillimetres: PaperMillimetres;
  /** What it prints by itself. */
  kinds: PrintKind[];
  /** Whose part of each ticket it prints; null for whole tickets. */
  stationId: string | null;
};
