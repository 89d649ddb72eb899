import { contactSubjects } from "#app/domain/messages/contact-subjects.ts";
import { contactMessages, newsletterSubscribers } from "#db/schema/messages.ts";
import { bulkInsert } from "./bulk-insert.ts";
import type { DemoCustomer } from "./customers.ts";
import { DAY_MS, DAYS, type Demo } from "./demo.ts";
import { messageTexts } from "./texts/message-texts.ts";

/** The shop reads its messages within this time. */
const READ_WITHIN_MS = 2 * DAY_MS;
const CUSTOMERS_PER_SUBSCRIBER = 4;

const insertMessage = bulkInsert(contactMessages);
const insertSubscriber = bulkInsert(newsletterSubscribers);

/** The messages of the last few days are unread. Call it inside a transaction. */
export function fillMessages(
  { random, idAt, untilMs }: Demo,
  count: number,
  customers: DemoCustomer[],
): void {
  for (let index = 0; index < count; index += 1) {
    const share = (index + random.between(0, 1)) / count;
    const createdAt = Math.floor(untilMs - (1 - share) * DAYS * DAY_MS);
    const { name, email, phone } = random.pick(customers);
    const { id: subject } = random.pick(contactSubjects);
    const readMs = Math.floor(createdAt + random.between(0.02, 1) * READ_WITHIN_MS);
    insertMessage({
      id: idAt(createdAt),
      name,
      email,
      phone: random.percent(60) ? phone : "",
      subject,
      message: random.pick(messageTexts[subject]),
      createdAt,
      readAt: readMs < untilMs && index < count - 1 ? readMs : null,
    });
  }
}

/** Every fourth customer subscribed at registration. Returns their number. Call it inside a transaction. */
export function fillSubscribers({ idAt }: Demo, customers: DemoCustomer[]): number {
  const subscribed = customers.filter((_, index) => index % CUSTOMERS_PER_SUBSCRIBER === 0);
  for (const { email, createdAtMs } of subscribed) {
    insertSubscriber({ id: idAt(createdAtMs), email, createdAt: createdAtMs });
  }
  return subscribed.length;
}
