import { contactSubjects } from "#app/domain/messages/contact-subjects.ts";
import { contactMessages, newsletterSubscribers } from "#db/schema/messages.ts";
import { bulkInsert } from "./bulk-insert.ts";
import type { DemoCustomer } from "./customers.ts";
import { DAY_MS, DAYS, type Demo } from "./demo.ts";
import { messageTexts } from "./message-texts.ts";

/** The shop reads its post within this time. */
const READ_WITHIN_MS = 2 * DAY_MS;
const ONE_IN_SUBSCRIBED = 4;

const insertMessage = bulkInsert(contactMessages, [
  "id",
  "name",
  "email",
  "phone",
  "subject",
  "message",
  "createdAt",
  "readAt",
]);
const insertSubscriber = bulkInsert(newsletterSubscribers, ["id", "email", "createdAt"]);

/** Takes how many and who may have written, writes the month's messages to the shop; those of the last days wait to be read. Call it inside a transaction. */
export function fillMessages(
  { dice, idAt, untilMs }: Demo,
  count: number,
  customers: DemoCustomer[],
): void {
  for (let place = 0; place < count; place += 1) {
    const monthShare = (place + dice.between(0, 1)) / count;
    const createdAt = Math.floor(untilMs - (1 - monthShare) * DAYS * DAY_MS);
    const { name, email, phone } = dice.pick(customers);
    const { id: subject } = dice.pick(contactSubjects);
    const readMs = Math.floor(createdAt + dice.between(0.02, 1) * READ_WITHIN_MS);
    insertMessage({
      id: idAt(createdAt),
      name,
      email,
      phone: dice.percent(60) ? phone : "",
      subject,
      message: dice.pick(messageTexts[subject]),
      createdAt,
      // The last one has just come in.
      readAt: readMs < untilMs && place < count - 1 ? readMs : null,
    });
  }
}

/** Takes customers, has every fourth subscribe to the newsletter as they register. Returns how many did. Call it inside a transaction. */
export function fillSubscribers({ idAt }: Demo, customers: DemoCustomer[]): number {
  const subscribed = customers.filter((_, place) => place % ONE_IN_SUBSCRIBED === 0);
  for (const { email, createdAtMs } of subscribed) {
    insertSubscriber({ id: idAt(createdAtMs), email, createdAt: createdAtMs });
  }
  return subscribed.length;
}
