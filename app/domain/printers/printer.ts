import { m } from "#messages";
import { translated } from "../language/translated.ts";

/** 58 mm paper has 384 dots and 32 columns, 80 mm paper 576 dots and 48 columns. */
export type PaperMillimetres = 58 | 80;

export type PrintKind = "ticket" | "change" | "bill" | "token" | "day" | "test";

/** A receipt printer in the shop's network. */
export type Printer = {
  id: string;
  name: string;
  host: string;
  port: number;
  paperMillimetres: PaperMillimetres;
  /** The kinds that it prints automatically. */
  kinds: PrintKind[];
  /** The station whose part of each ticket it prints; null to print whole tickets. */
  stationId: string | null;
};

const labels: Record<PrintKind, string> = translated({
  ticket: m.printing_ticket,
  change: m.printing_change,
  bill: m.shared_bill,
  token: m.printing_tokenTitle,
  day: m.printing_reportOfTheDay,
  test: m.printing_testPage,
});

/** `Ticket of CP2611230042` */
export function printLabel(kind: PrintKind, orderNumber: string | null): string {
  return orderNumber ? m.printing_of({ document: labels[kind], orderNumber }) : labels[kind];
}

/** A print that failed, or has waited for too long. */
export type PrintFailure = {
  id: string;
  /** `Ticket of CP2611230042` */
  what: string;
  /** The time. */
  since: string;
  lastError: string;
  mayBePrinted: boolean;
  isFailed: boolean;
};

/** With its oldest failed or waiting prints. */
export type FailingPrinter = {
  id: string;
  name: string;
  count: number;
  prints: PrintFailure[];
  /** How many are not in `prints`. */
  moreCount: number;
};
