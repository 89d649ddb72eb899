import { beforeAll, describe, expect, test } from "vitest";
import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";
import { customerWithPhone, typedBooking } from "#tests/support/records/booking-form.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { verifyEmail } from "#tests/support/records/people.ts";
import { sendQuote } from "#tests/support/records/quotes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

// Follows a caller's booking from the first call to the invoice, without scripts. All amounts were computed by hand.

const shop = runningShop();
const { visitor: owner } = shop.owner;

async function submit(visitor: FormVisitor, path: string, fields: FormFields): Promise<string> {
  const reply = await visitor.fillIn(path, fields);
  if (reply.location === null) throw new Error(`${path} (${reply.status}): ${reply.visibleText}`);
  return reply.location;
}

beforeAll(async () => {
  await submit(owner, "/admin/settings/catering", {
    "cancellation[0].belowDays": "10",
    "cancellation[0].keptPercent": "33",
  });
});

/** Basic for 50 guests at ₹150 in five days: ₹8,650. */
async function enquiry() {
  const customer = await customerWithPhone(shop);
  verifyEmail(shop.database, customer);
  const taken = await submit(owner, "/admin/events/new", {
    ...typedBooking,
    eventDate: dayFromToday(5),
    "menu.packages[0].name": "Basic",
    "contactInfo.primaryContact.name": customer.name,
    "contactInfo.primaryContact.phone": "98220 12345",
    "contactInfo.primaryContact.email": customer.email,
  });
  const id = new URLSearchParams(taken.split("?")[1]).get("event") ?? "";
  const number = String(shop.database.value("select event_number from events where id = ?", id));
  return { ...customer, id, number, link: "" };
}

type Story = Awaited<ReturnType<typeof enquiry>>;

const rupees = ({ id }: Story, column: string) =>
  Number(shop.database.value(`select ${column} from events where id = ?`, id)) / 100;

/** 60 guests at ₹140 and a generator: ₹11,868.51. */
async function quote(story: Story) {
  story.link = await sendQuote(owner, story.id, {
    guestCount: "60",
    "packages[0].price": "140",
    "lines[0].name": "Generator",
    "lines[0].quantity": "1",
    "lines[0].price": "2500.50",
    travel: "750",
    discount: "1000",
  });
}

/** Without the generator, and with half of the discount: ₹9,818. */
async function changeQuote(story: Story) {
  await submit(shop.visitor(), `${story.link}/change`, { request: "We have a generator" });
  await sendQuote(owner, story.id, {
    "lines[0].name": [],
    "lines[0].quantity": [],
    "lines[0].price": [],
    "lines[0].instructions": [],
    discount: "500",
  });
}

const accept = (story: Story) => submit(shop.visitor(), story.link, {});

const pay = (story: Story, amount: string) =>
  submit(owner, `/admin/events/${story.id}/payments`, { amount, method: "bank" });

const payAdvance = (story: Story) => pay(story, "4909");

/** 70 guests: ₹11,246. */
async function changeGuests(story: Story) {
  const visitor = await shop.signedIn(story);
  await submit(visitor, `/my-events/${story.number}/changes`, { guestCount: "70" });
}

async function setStatus(story: Story, status: string) {
  await owner.postForm(`/admin/events/${story.id}/status`, { status });
}

const prepare = (story: Story) => setStatus(story, "preparing");
const serve = (story: Story) => setStatus(story, "in_progress");
const payBalance = (story: Story) => pay(story, "6337");

/** Without a quote, 60 guests cost ₹10,180. */
const payUsualAdvance = (story: Story) => pay(story, "4325");
async function addGuests(story: Story) {
  const visitor = await shop.signedIn(story);
  await submit(visitor, `/my-events/${story.number}/changes`, { guestCount: "60" });
}
const payUsualBalance = (story: Story) => pay(story, "5855");

test("a caller's booking from the enquiry to the invoice", async () => {
  const story = await enquiry();
  await quote(story);
  await changeQuote(story);
  expect(rupees(story, "total_paise")).toBe(8650);

  await accept(story);
  expect(rupees(story, "total_paise")).toBe(9818);
  expect(rupees(story, "advance_paise")).toBe(4909);
  expect(await shop.visitor().read(story.link)).toContain("Pay now: ₹4,909");

  await payAdvance(story);
  await setStatus(story, "confirmed");
  await changeGuests(story);
  // 70 × 140 = 9800; 2 % = 196; setup 1000, travel 750, less 500.
  expect(rupees(story, "total_paise")).toBe(11_246);
  const mine = await shop.signedIn(story);
  expect(await mine.read(`/my-events?event=${story.number}`)).toContain("To pay ₹6,337");

  for (const status of ["preparing", "in_progress", "completed"]) await setStatus(story, status);
  await payBalance(story);

  const [bill, ...others] = shop.database.rows(
    "select total_paise, lines from bills where event_id = ?",
    story.id,
  );
  expect(others).toEqual([]);
  expect(bill?.total_paise).toBe(1_124_600);
  const lines = JSON.parse(String(bill?.lines)) as { name: string; totalPaise: number }[];
  expect(lines.map(({ name }) => name)).toEqual([
    "Basic package",
    "Service charge",
    "Setup",
    "Travel",
  ]);
  expect(lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0)).toBe(1_124_600);
  const history = await owner.read(`/admin/events?event=${story.id}`);
  for (const step of [
    "Booking taken",
    "Quote 1 sent",
    "Change of quote 1 requested",
    "Quote 2 accepted",
    "60 guests, ₹9,818 → 70 guests, ₹11,246",
  ]) {
    expect(history).toContain(step);
  }
});

describe("cancelled, with 33% of the total to keep", () => {
  const quoted = [quote, changeQuote, accept, payAdvance, changeGuests, prepare, serve, payBalance];
  const usual = [payUsualAdvance, addGuests, prepare, serve, payUsualBalance];

  test.each([
    ["as an enquiry", usual.slice(0, 0), 0, 0],
    ["after the advance", usual.slice(0, 1), 2854.5, 1470.5],
    ["after a change of guests", usual.slice(0, 2), 3359.4, 965.6],
    ["while it is prepared", usual.slice(0, 3), 3359.4, 965.6],
    ["while it takes place", usual.slice(0, 4), 3359.4, 965.6],
    ["after the balance", usual, 3359.4, 6820.6],
    ["with a quote", quoted.slice(0, 1), 0, 0],
    ["with a changed quote", quoted.slice(0, 2), 0, 0],
    ["once the quote is accepted", quoted.slice(0, 3), 0, 0],
    ["after the advance of a quote", quoted.slice(0, 4), 3239.94, 1669.06],
    ["after a change of the quoted guests", quoted.slice(0, 5), 3711.18, 1197.82],
    ["while it is prepared as quoted", quoted.slice(0, 6), 3711.18, 1197.82],
    ["while it takes place as quoted", quoted.slice(0, 7), 3711.18, 1197.82],
    ["after the balance of a quote", quoted, 3711.18, 7534.82],
  ])("%s", async (_, steps, kept, toRefund) => {
    const story = await enquiry();
    for (const step of steps) await step(story);

    await submit(owner, `/admin/events/${story.id}/cancellation`, {
      keepsFee: "on",
      reason: "The customer called",
    });

    expect(rupees(story, "kept_paise")).toBe(kept);
    expect(rupees(story, "paid_paise - kept_paise")).toBe(toRefund);
    const details = `/admin/events?event=${story.id}`;
    const dialog = await owner.read(details);
    expect(dialog.includes("Refund due ₹")).toBe(toRefund > 0);
    expect(dialog).not.toContain("To pay ₹");
    if (toRefund === 0) return;
    await submit(owner, `/admin/events/${story.id}/refunds`, {
      amount: String(toRefund),
      method: "bank",
      reason: "Cancelled",
    });
    const settled = await owner.read(details);
    expect(settled).not.toContain("Refund due ₹");
    expect(settled).not.toContain("To pay ₹");
  });
});
