import { m } from "#messages";
import { formatDay } from "../clock.ts";
import { describePaymentChange, paymentNames } from "../ledger/payment.ts";
import { formatRupees } from "../money.ts";
import { changeEntry, firstEntry, type HistoryEntry } from "../orders/history.ts";
import type { Reader } from "../reasons/known-reasons.ts";
import { cancellationReasons } from "./cancellation-reasons.ts";
import type { CateringEvent, EventChange } from "./event.ts";
import { reminderLabel } from "./reminder.ts";
import { eventStatusLabel, readEventStatus } from "./status.ts";

function statusText(value: string): string {
  const status = readEventStatus(value);
  return status ? eventStatusLabel(status) : value;
}

const quoteTexts: Record<string, (quote: { version: string }) => string> = {
  sent: (quote) => m.catering_quoteSent(quote),
  accepted: (quote) => m.catering_quoteAccepted(quote),
  change_requested: (quote) => m.catering_quoteChangeRequested(quote),
};

function quoteText(version: string, what: string): string {
  return quoteTexts[what]?.({ version }) ?? what;
}

/** Both have the form `guests paise`. */
function changedText(fromValue: string, toValue: string): string {
  const [[before = "", from], [after = "", to]] = [fromValue.split(" "), toValue.split(" ")];
  const totals = { beforeTotal: formatRupees(Number(from)), afterTotal: formatRupees(Number(to)) };
  return m.catering_guestsAndTotal({ before, after, ...totals });
}

function changeText({ kind, fromValue, toValue }: EventChange): string {
  if (kind === "status") return `${statusText(fromValue)} → ${statusText(toValue)}`;
  if (kind === "seen") return m.catering_seen();
  if (kind === "reminder") return m.emails_reminderOf({ what: reminderLabel(toValue) });
  if (kind === "quote") return quoteText(fromValue, toValue);
  if (kind === "changed") return changedText(fromValue, toValue);
  if (kind === "taken") return m.catering_bookingTaken();
  if (kind !== "advance") return describePaymentChange({ kind, fromValue, toValue });
  const former = Number(fromValue);
  const now = formatRupees(Number(toValue));
  return former > 0
    ? m.catering_advance({ former: formatRupees(former), now })
    : m.catering_advanceOfReceived({ now });
}

/** Advances used to be recorded apart from payments, with the reason `method, day`. */
function reasonText({ kind, reason }: EventChange, reader: Reader): string {
  if (kind === "status") return cancellationReasons.shown(reason, reader);
  if (kind !== "advance") return reason;
  const [method = "", day = ""] = reason.split(", ");
  const label = Object.entries(paymentNames).find(([known]) => known === method)?.[1] ?? method;
  return `${label}, ${formatDay(day)}`;
}

/** `changes` are oldest first. */
export function eventHistory(
  event: CateringEvent,
  changes: EventChange[],
  reader: Reader,
): HistoryEntry[] {
  const isTaken = changes[0]?.kind === "taken";
  return [
    ...(isTaken ? [] : [firstEntry(event, m.catering_eventBooked(), event.customerName)]),
    ...changes.map((change) =>
      changeEntry(event, change, changeText(change), reasonText(change, reader)),
    ),
  ];
}
