import { afterAll, expect, test, vi } from "vitest";
import { bookEvent } from "#tests/support/records/events.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { startRazorpay } from "#tests/support/shop/razorpay-server.ts";
import { runningShop } from "#tests/support/shop/running-shop.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";

const razorpay = await startRazorpay();
const shop = runningShop({ env: { ...razorpay.env, SITE_URL: "https://katta.example" } });
afterAll(() => razorpay.stop());

async function bookingWithPage() {
  const person = await registerCustomer(shop.api);
  const { id, eventNumber } = await bookEvent(person.api);
  const visitor = await shop.signedIn(person);
  const { text } = await visitor.get(`/my-events?event=${eventNumber}`);
  const pay = /"(\/pay\/[\w-]+)"/.exec(text)?.[1] ?? "";
  return { id, link: razorpay.linkAt((await visitor.postForm(pay)).location ?? "") };
}

test("the payment page of a booking ends once it is paid otherwise, or cancelled", async () => {
  const [paid, cancelled, open] = [
    await bookingWithPage(),
    await bookingWithPage(),
    await bookingWithPage(),
  ];
  const owner = await shop.signedIn(firstAdmin);
  const payments = `/admin/events/${paid.id}/payments`;
  await owner.fillIn(payments, { amount: "8650", method: "cash" });
  await owner.postForm(`/admin/events/${cancelled.id}/cancellation`, { reason: "Rain" });

  for (const { link } of [paid, cancelled]) {
    await vi.waitFor(() => expect(link.status).toBe("cancelled"), 30_000);
  }
  expect(open.link.status).not.toBe("cancelled");
});
