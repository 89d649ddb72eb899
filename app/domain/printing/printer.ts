import { m } from "#messages";
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

const labels: Record<PrintKind, string> = {
  get ticket() {
    return m.printing_ticket();
  },
  get change() {
    return m.printing_change();
  },
  get bill() {
    return m.printing_bill();
  },
  get token() {
    return m.printing_tokenTitle();
  },
  get day() {
    return m.printing_reportOfTheDay();
  },
  get test() {
    return m.printing_testPage();
  },
};

/** `Ticket of CP2611230042` */
export function printLabel(kind: PrintKind, orderNumber: string | null): string {
  return orderNumber ? m.printing_of({ value: labels[kind], orderNumber }) : labels[kind];
}
