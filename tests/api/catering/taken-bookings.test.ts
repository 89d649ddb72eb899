import { expect, test } from "vitest";
import type { FormFields } from "#tests/support/http/form.ts";
import { customerWithPhone, typedBooking } from "#tests/support/records/booking-form.ts";
import { changeSettings } from "#tests/support/records/changed-settings.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { unusedDay } from "#tests/support/records/events.ts";
import { registerCustomer, verifyEmail } from "#tests/support/records/people.ts";
import { addStaff } from "#tests/support/records/staff.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const NEW = "/admin/events/new";
// No mail server listens at this port, so emails stay in the queue.
const shop = runningShop({
  env: { SMTP_URL: "smtp://127.0.0.1:9", SITE_URL: "https://chatpata.test" },
});
const { visitor: owner } = shop.owner;

const caller = (phone: string, email = "") => ({
  "contactInfo.primaryContact.name": "Meera Joshi",
  "contactInfo.primaryContact.phone": phone,
  "contactInfo.primaryContact.email": email,
});

async function typed(fields: FormFields, visitor = owner): Promise<FormFields> {
  return {
    ...(await visitor.formOn(NEW)),
    ...typedBooking,
    "menu.packages[0].name": "Basic",
    eventDate: unusedDay(),
    ...fields,
  };
}

async function take(fields: FormFields) {
  const reply = await owner.postForm(NEW, await typed(fields));
  const id = new URLSearchParams(reply.location?.split("?")[1]).get("event") ?? "";
  const [event] = shop.database.rows("select * from events where id = ?", id);
  if (!event) throw new Error(`Not taken (${reply.status}): ${reply.visibleText}`);
  return event;
}

const emailsTo = (address: string) =>
  shop.database.rows("select kind, body from emails where recipient = ?", address);

test("a caller without an account or an email address is booked by the person who took the call", async () => {
  const event = await take(caller("98765 43210"));

  expect(event).toMatchObject({
    user_id: null,
    customer_name: "Meera Joshi",
    customer_email: "",
    contact_email: "",
    status: "pending",
    rings_since: null,
    // 50 × 150, 2 % of it, Basic's setup.
    total_paise: 865_000,
  });
  expect(
    shop.database.value("select role from users where id = ?", String(event.taken_by_user_id)),
  ).toBe("owner");
  expect(emailsTo("")).toEqual([]);
  const dialog = await owner.read(`/admin/events?event=${event.id}`);
  expect(dialog).toContain("Booking taken");
  expect(dialog).not.toContain("Event booked");
  expect(
    shop.database.value("select action from audit_log where subject_id = ?", String(event.id)),
  ).toBe("event.taken");
});

test("the confirmation goes to an address that staff typed, without a link to My Events", async () => {
  await take(caller("98765 43211", "meera.office@chatpata.test"));

  const [confirmation, ...others] = emailsTo("meera.office@chatpata.test");
  expect(others).toEqual([]);
  expect(confirmation?.kind).toBe("event");
  expect(confirmation?.body).toContain("₹8,650");
  expect(confirmation?.body).not.toContain("/my-events");
});

test("the booking belongs to the account with the address, once it is verified, and not to one with the number", async () => {
  const byEmail = await customerWithPhone(shop);
  verifyEmail(shop.database, byEmail);
  const unverified = await registerCustomer(shop.api);
  const byPhone = await registerCustomer(shop.api, { phone: "+91 90000 54321" });
  verifyEmail(shop.database, byPhone);

  expect((await take(caller("98111 11111", byEmail.email))).user_id).toBe(byEmail.user.id);
  expect((await take(caller("9000054321"))).user_id).toBeNull();
  expect((await take(caller("98111 11112", unverified.email))).user_id).toBeNull();

  const visitor = await shop.signedIn(byEmail);
  expect(await visitor.read("/my-events")).toContain("Aarav turns five");
});

test("buttons that change the form keep the input, and nothing is booked", async () => {
  const fields = await typed(caller("98765 43212"));
  const count = () => shop.database.value("select count(*) from events");
  const before = count();

  const page = await owner.postForm(`${NEW}?draft`, {
    ...fields,
    "menu.packages[1].name": "Deluxe",
  });

  expect(page.status).toBe(200);
  expect(page.form(NEW)).toMatchObject({
    ...caller("98765 43212"),
    "menu.packages[1].name": "Deluxe",
  });
  expect(count()).toBe(before);
  expect((await owner.postForm(NEW, page.form(NEW))).status).toBe(303);
});

test("only the owner takes a booking sooner than the lead time allows, and no full day", async () => {
  const rule = { "leadTimes[0].fromGuests": "10", "leadTimes[0].leadTimeDays": "7" };
  await changeSettings(owner, "catering", { ...rule, guestsPerDay: "100" });
  const manager = (await addStaff(shop, "manager")).visitor;
  const soon = { ...caller("98765 43213"), eventDate: dayFromToday(2), guestCount: "60" };

  const refused = await owner.postForm(NEW, await typed(soon));
  expect(refused.status).toBe(409);
  expect(refused.visibleText).toContain("we need 7 days to prepare");
  expect(refused.visibleText).toContain("Take it anyway");
  const ticked = { ...refused.form(NEW), isAtShortNotice: "on" };
  const managers = await manager.postForm(
    NEW,
    await typed({ ...soon, isAtShortNotice: "on" }, manager),
  );
  expect(managers.status).toBe(409);
  expect(managers.visibleText).not.toContain("Take it anyway");
  expect((await owner.postForm(NEW, ticked)).status).toBe(303);
  const full = await owner.postForm(NEW, await typed({ ...soon, isAtShortNotice: "on" }));
  expect(full.status).toBe(409);
  expect(full.visibleText).toContain("fully booked");
});
