import { m } from "#messages";
import type { EmailState } from "../emails/email.ts";
import { translated } from "../language/translated.ts";
import type { PrintKind } from "../printers/printer.ts";

export type SentEmail = {
  id: string;
  recipient: string;
  dueAt: Date | null;
  sentAt: Date | null;
  at: number;
};

type PrintState = "queued" | "printing" | "done" | "failed" | "dismissed";
export type Print = {
  id: string;
  kind: PrintKind;
  printer: string;
  state: PrintState;
  lastError: string;
  at: number;
};

/** Staff opened it in an app; the shop does not know whether they sent it. */
export type OpenedMessage = { id: string; name: string; channel: "whatsapp" | "sms"; at: number };

export type SentAboutOrder = { emails: SentEmail[]; messages: OpenedMessage[]; prints: Print[] };

export const emailTexts: Record<EmailState, string> = translated({
  waiting: m.orders_emailWaiting,
  sent: m.orders_emailSent,
  given_up: m.orders_emailNotSent,
});
export const printTexts: Record<PrintState, (print: { document: string }) => string> = {
  queued: (print) => m.orders_printWaiting(print),
  printing: (print) => m.orders_printWaiting(print),
  done: (print) => m.orders_printed(print),
  failed: (print) => m.orders_notPrinted(print),
  dismissed: (print) => m.orders_notPrinted(print),
};
export const channels = translated({ whatsapp: m.orders_whatsapp, sms: m.orders_sms });
