import { beforeAll, expect, test } from "vitest";
import type { FormFields } from "#tests/support/http/form.ts";
import { customerWithPhone } from "#tests/support/records/booking-form.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { sendQuote } from "#tests/support/records/quotes.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const CATERING = "/admin/settings/catering";
const shop = runningShop();
const { visitor: owner } = shop.owner;

const noTerms = Object.fromEntries(
  [0, 1, 2, 3].flatMap((at) => [
    [`cancellation[${at}].belowDays`, ""],
    [`cancellation[${at}].keptPercent`, ""],
  ]),
);
const lateCosts = {
  ...noTerms,
  "cancellation[0].belowDays": "3",
  "cancellation[0].keptPercent": "100",
  "cancellation[1].belowDays": "10",
  "cancellation[1].keptPercent": "33",
};

const saveTerms = (terms: FormFields) => owner.fillIn(CATERING, terms);

beforeAll(async () => {
  await saveTerms(lateCosts);
});

/** Basic for 50 guests, ₹8,650. */
async function booking(daysAhead: number, paid = "") {
  const person = await customerWithPhone(shop);
  const event = await bookEvent(person.api, { eventDate: dayFromToday(daysAhead) });
  const payments = `/admin/events/${event.id}/payments`;
  if (paid) {
    await owner.fillIn(payments, { amount: paid, method: "cash" });
  }
  return { ...person, event, page: `/my-events/${event.eventNumber}/cancellation` };
}

type Booking = Awaited<ReturnType<typeof booking>>;

const cancel = ({ visitor, page }: Booking) => visitor.fillIn(page);

const money = ({ event }: Booking) =>
  shop.database.rows(
    "select status, paid_paise, kept_paise, kept_reason from events where id = ?",
    event.id,
  )[0];

test("the terms are shown before booking, in the quote and where it is cancelled", async () => {
  const soon = "Cancelled fewer than 10 days before: we keep 33% of the total";
  const { visitor, event, page } = await booking(5, "4325");

  expect(await visitor.read("/catering/book")).toContain(soon);
  expect(await shop.visitor().read(await sendQuote(owner, event.id))).toContain(soon);
  // 33 % of 8650.
  expect(await visitor.read(page)).toContain(
    "we keep 33% of the total, at most what was paid: ₹2,854.50",
  );
  expect(await owner.read("/admin/settings")).toContain(soon);
});

test.each([
  ["in time", 10, "8650", 0, "Refund due ₹8,650"],
  ["late, after the advance", 9, "4325", 285_450, "Refund due ₹1,470.50"],
  ["late, with less paid than is kept", 9, "1000", 100_000, "₹1,000 kept"],
  ["late, without a payment", 9, "", 0, "Cancelled"],
  ["very late, after paying everything", 2, "8650", 865_000, "₹8,650 kept"],
])("a customer who cancels %s keeps the rest", async (_, daysAhead, paid, keptPaise, shown) => {
  const booked = await booking(daysAhead, paid);

  await cancel(booked);

  expect(money(booked)).toMatchObject({ status: "cancelled", kept_paise: keptPaise });
  const details = await booked.visitor.read(`/my-events?event=${booked.event.eventNumber}`);
  expect(details).toContain(shown);
  expect(details).not.toContain("To pay ₹");
});

test("more is not kept than the customer was told", async () => {
  const booked = await booking(10, "8650");
  const { visitor, page } = booked;
  const form = await visitor.formOn(page);
  // The dialog of My Events does not mention a fee.
  const told = [form, {}];
  shop.database.change(
    "update events set event_date = ? where id = ?",
    dayFromToday(9),
    booked.event.id,
  );

  for (const fields of told) {
    const refused = await visitor.postForm(page, fields);
    expect(refused.status).toBe(409);
    expect(refused.visibleText).toContain("we would now keep more than this page said");
    expect(refused.form(page)).toMatchObject({ keptPaise: "285450" });
    expect(money(booked)).toMatchObject({ status: "pending" });
  }
  await cancel(booked);

  expect(money(booked)).toMatchObject({ status: "cancelled", kept_paise: 285_450 });
});

test("staff keep what was agreed unless they untick it", async () => {
  const kept = await booking(5, "4325");
  const waived = await booking(5, "4325");
  const path = ({ event }: Booking) => `/admin/events/${event.id}/cancellation`;
  const page = await owner.get(path(kept));
  expect(page.visibleText).toContain("Keep ₹2,854.50 as agreed (33% of the total)");

  await owner.postForm(path(kept), { keepsFee: "on", reason: "The customer called" });
  await owner.postForm(path(waived), { reason: "We cannot cater on that day" });

  expect(money(kept)).toMatchObject({
    kept_paise: 285_450,
    kept_reason: "As agreed in the cancellation terms",
  });
  expect(money(waived)).toMatchObject({ kept_paise: 0, kept_reason: "" });
  expect(
    shop.database.rows(
      "select kind, to_value from event_changes where event_id = ? and kind = 'kept'",
      kept.event.id,
    ),
  ).toEqual([{ kind: "kept", to_value: "285450" }]);
  expect(
    shop.database.value(
      "select count(*) from audit_log where action = 'event.part_kept' and subject_id = ?",
      kept.event.id,
    ),
  ).toBe(1);
});

test("other terms apply to new bookings and accepted quotes only", async () => {
  const booked = await booking(5, "4325");
  const quoted = await booking(5, "4325");
  await saveTerms({
    ...noTerms,
    "cancellation[0].belowDays": "10",
    "cancellation[0].keptPercent": "10",
  });
  const link = await sendQuote(owner, quoted.event.id);
  const visitor = shop.visitor();
  await visitor.fillIn(link);

  for (const one of [booked, quoted]) await cancel(one);

  expect(money(booked)).toMatchObject({ kept_paise: 285_450 });
  expect(money(quoted)).toMatchObject({ kept_paise: 86_500 });
  await saveTerms(lateCosts);
});

test.each([
  [{ "cancellation[2].belowDays": "5" }, "Enter a percentage"],
  [{ "cancellation[2].keptPercent": "5" }, "Enter a number of days"],
  [
    { "cancellation[2].belowDays": "5", "cancellation[2].keptPercent": "101" },
    "The percentage must be 1 to 100",
  ],
])("refuses %o", async (fields: FormFields, message) => {
  const refused = await saveTerms({ ...lateCosts, ...fields });

  expect(refused.status).toBe(400);
  expect(refused.visibleText).toContain(message);
});
