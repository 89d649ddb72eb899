import { afterAll, expect, test } from "vitest";
import { alertEmail, unansweredAlert } from "#app/domain/alerts/owner-alerts.ts";
import { dayInIndia } from "#app/domain/clock.ts";
import { inLanguage } from "#app/domain/language/in-language.server.ts";
import { latinTexts } from "#tests/source/untranslated.ts";
import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";
import { customerWithPhone, typedBooking } from "#tests/support/records/booking-form.ts";
import { checkOutByForm, typedAtCheckout } from "#tests/support/records/checkout.ts";
import { closeAnyway } from "#tests/support/records/day-closing.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { setEventStatus } from "#tests/support/records/events.ts";
import { advanceOrder } from "#tests/support/records/orders.ts";
import { signInAdmin, verifyEmail } from "#tests/support/records/people.ts";
import { startMailServer } from "#tests/support/shop/mail-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";

const mail = await startMailServer();
afterAll(mail.stop);
const shop = runningShop({ env: mail.env });

/** User input, and the shop's name. */
const typed = [
  "Meera Joshi",
  "Clay Plate",
  "Chatpata",
  "Asha Kulkarni",
  "Pune",
  typedBooking.eventName,
  typedAtCheckout.address,
];

async function fillIn(visitor: FormVisitor, path: string, fields: FormFields): Promise<void> {
  const reply = await visitor.fillIn(path, fields);
  if (reply.status >= 400) throw new Error(`${path} was refused (${reply.status}): ${reply.text}`);
}

test("emails in Hindi have no English texts", async () => {
  const admin = await signInAdmin(shop.api);
  const { visitor: owner } = shop.owner;
  await owner.speak("hi");
  shop.database.change("update users set is_email_verified = 1 where id = ?", admin.user._id);
  await fillIn(owner, "/admin/settings/alerts", { orders: "on", bookings: "on", days: "on" });
  const customer = await customerWithPhone(shop);
  const { visitor, email } = customer;
  await visitor.speak("hi");
  // Earlier emails are in English.
  const written = shop.database.rows("select recipient from emails").length;
  await expect.poll(() => mail.received().length).toBe(written);
  await visitor.postForm("/profile/verification-emails");
  await visitor.postForm("/password-reset", { email });
  verifyEmail(shop.database, customer);
  const dish = addDish(shop.database, { name: "Clay Plate" });

  const statuses = ["confirmed", "preparing", "out_for_delivery", "delivered"];
  for (const steps of [statuses, []]) {
    await visitor.postForm("/cart/lines", { product: dish.id, quantity: "2" });
    const orderNumber = await checkOutByForm(visitor, { email });
    const id = String(
      shop.database.value("select id from orders where order_number = ?", orderNumber),
    );
    await advanceOrder(admin.api, { id }, steps);
    if (steps.length > 0) continue;
    const change = { deliveryType: "pickup", reason: "ग्राहक का फ़ोन आया", save: "1" };
    await fillIn(owner, `/admin/orders/${id}/changes`, change);
    await fillIn(owner, `/admin/orders/${id}/cancellation`, { reason: "एक डिश खत्म" });
  }
  for (const status of ["confirmed", "cancelled"]) {
    await fillIn(visitor, "/hi/catering/book", {
      ...typedBooking,
      "menu.packages[0].name": "Basic",
    });
    const id = String(shop.database.value("select id from events order by seq desc"));
    await setEventStatus(admin.api, { id }, status);
  }
  await fillIn(owner, "/admin/staff/add", {
    name: "Meera Joshi",
    email: "meera@chatpata.test",
    role: "counter",
  });
  await closeAnyway(owner, dayInIndia(new Date()), { counted: "0" });
  const unanswered = inLanguage("hi", () =>
    alertEmail(
      unansweredAlert({
        ...{ id: "1", isBooking: false, number: "CP-1", path: "/admin" },
        since: "2026-01-01T12:00:00Z",
      }),
      customer.name,
      mail.env.SITE_URL,
    ),
  );

  await expect
    .poll(() => shop.database.value("select count(*) from emails where sent_at is null"), {
      timeout: 30_000,
    })
    .toBe(0);
  const received = mail
    .received()
    .slice(written)
    .map(({ headers, text }) => `${headers.subject}\n${text}`);
  expect(received.length).toBeGreaterThan(16);
  const names = [...typed, customer.name, String(admin.user.name)];
  const english = [...received, `${unanswered.subject}\n${unanswered.body}`].flatMap((text) =>
    latinTexts(names.reduce((left, name) => left.replaceAll(name, " "), text)),
  );
  expect([...new Set(english)]).toEqual([]);
}, 60_000);
