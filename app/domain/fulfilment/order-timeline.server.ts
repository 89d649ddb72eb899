import { sqlite } from "#db/client.server.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { formatDateTime } from "../clock.ts";
import { emailState } from "../emails/email.ts";
import type { HistoryEntry } from "../orders/history.ts";
import type { Order, OrderChange } from "../orders/order.ts";
import { readableHistory, seesContactsAndPayments } from "../orders/readable-order.ts";
import { printLabel } from "../printers/printer.ts";
import {
  channels,
  emailTexts,
  type OpenedMessage,
  type Print,
  printTexts,
  type SentAboutOrder,
  type SentEmail,
} from "./sent-about-order.ts";

const emailsOf = sqlite.prepare<[string], SentEmail>(`
  select id, recipient, due_at dueAt, sent_at sentAt, coalesce(sent_at, created_at) at
  from emails where order_id = ?`);
const printsOf = sqlite.prepare<[string], Print>(`
  select job.id, job.kind, printers.name printer, job.state, job.last_error lastError,
    coalesce(job.finished_at, job.created_at) at
  from print_jobs job join printers on printers.id = job.printer_id where job.order_id = ?`);
const messagesOf = sqlite.prepare<[string], OpenedMessage>(`
  select id, actor_name name, after ->> 'channel' channel, created_at at from audit_log
  where subject_kind = 'order' and subject_id = ? and action = 'order.message_opened'`);

/** What was sent and printed about an order; emails and messages only for people who may see contacts. */
export function sentAbout(actor: User, { id }: Order): SentAboutOrder {
  const seesAll = seesContactsAndPayments(actor);
  return {
    emails: seesAll ? emailsOf.all(id) : [],
    messages: seesAll ? messagesOf.all(id) : [],
    prints: printsOf.all(id),
  };
}

/**
 * The history of an order together with everything sent and printed, oldest first. Expects the
 * changes oldest first.
 */
export function orderTimeline(
  actor: User,
  order: Order,
  changes: OrderChange[],
  { emails, messages, prints }: SentAboutOrder,
): HistoryEntry[] {
  const times = new Map([order, ...changes].map(({ id, createdAt }) => [id, createdAt.getTime()]));
  const history = readableHistory(actor, order, changes).map((entry) => ({
    entry,
    time: times.get(entry.id) ?? 0,
  }));
  const dated = (time: number, entry: Omit<HistoryEntry, "at" | "reason">) => ({
    entry: { ...entry, at: formatDateTime(new Date(time)), reason: "" },
    time,
  });
  const sent = [
    ...emails.map(({ id, recipient, at, ...email }) =>
      dated(at, {
        id,
        what: emailTexts[emailState(email)],
        who: recipient,
        role: m.shared_email(),
      }),
    ),
    ...messages.map(({ id, name, channel, at }) =>
      dated(at, {
        id,
        what: m.orders_messageOpened({ channel: channels[channel] }),
        who: name,
        role: m.shared_staff(),
      }),
    ),
    ...prints.map(({ id, kind, state, printer, at }) =>
      dated(at, {
        id,
        what: printTexts[state]({ document: printLabel(kind, null) }),
        who: printer,
        role: m.printing_printer(),
      }),
    ),
  ];
  return [...history, ...sent].toSorted((a, b) => a.time - b.time).map(({ entry }) => entry);
}
