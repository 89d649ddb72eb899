import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { unregistered } from "#app/domain/tax/tax-terms.ts";
import { expect, signInAs, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { bookEvent } from "#tests/support/records/events.ts";
import { registerCustomer, verifyEmail } from "#tests/support/records/people.ts";
import { addTaxTerms } from "#tests/support/records/quote-fixtures.ts";

// With scripts; `tests/api/catering/catering-story.test.ts` covers it without. All amounts were
// computed by hand.

// A separate shop, because it charges tax.
test.use({ shopEnv: { SHOP_UPI_ID: "chatpata@bank" } });

const GSTIN = "27AAPFU0939F1ZV";

async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    await page.getByRole("main").locator(`:is(input, textarea)[name="${name}"]`).fill(value);
  }
}

const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

test("a caller's booking from the enquiry to the tax invoice and the review", {
  tag: ["@js-mobile", "@js-desktop", "@slow"],
}, async ({ page: owner, newVisitor, shop }) => {
  test.slow();
  addTaxTerms(shop.database, {
    ...unregistered,
    ...{ fromDay: "2026-04-01", mode: "regular", legalName: "Kulkarni Foods", gstin: GSTIN },
    cateringRate: { basisPoints: 500, code: "996334" },
  });
  const customer = await registerCustomer(shop.api, { name: "Meera Joshi" });
  verifyEmail(shop.database, customer);
  const eventDate = dayFromToday(12);
  const lunch = `Lunch ${randomUUID().slice(0, 8)}`;
  await bookEvent(customer.api, { eventDate, eventName: lunch });
  const guest = await newVisitor();
  await signInAsAdmin(owner);
  let [id, number, link] = ["", "", ""];

  const expectStored = (totalPaise: number, advancePaise: number, paidPaise: number) =>
    expect
      .poll(() => {
        const columns = "total_paise, advance_paise, paid_paise";
        return shop.database.rows(`select ${columns} from events where id = ?`, id);
      })
      .toEqual([{ total_paise: totalPaise, advance_paise: advancePaise, paid_paise: paidPaise }]);

  await test.step("staff take the call and see what is booked on that day", async () => {
    await owner.goto("/admin/events/new");
    await owner.getByLabel("Event Type").selectOption("birthday");
    await fill(owner, { eventName: "Aarav turns five", eventDate, eventTime: "18:30" });
    await expect(owner.getByRole("main")).toContainText("50 of 2,000 guests");
    await expect(owner.getByRole("main")).toContainText(lunch);
    await fill(owner, {
      "location.address.street": "12 Laxmi Road",
      "location.address.city": "Pune",
      "location.address.zipCode": "411030",
    });
    await press(owner, "Next: Menu");
    await press(owner, "Add Basic");
    await press(owner, "Next: Contact");
    await fill(owner, {
      "contactInfo.primaryContact.name": customer.name,
      "contactInfo.primaryContact.phone": "98220 12345",
      "contactInfo.primaryContact.email": customer.email,
    });
    await press(owner, "Book Event");
    await expect(owner).toHaveURL(/\/admin\/events\?event=/);
    id = new URL(owner.url()).searchParams.get("event") ?? "";
    number = String(shop.database.value("select event_number from events where id = ?", id));
    // 50 × 150 = 7500; 2 % = 150; setup 1000.
    await expectStored(865_000, 432_500, 0);
  });

  const expectQuoted = async (total: string) => {
    const quote = owner.getByRole("region", { name: "Quote", exact: true });
    await expect(quote).toContainText(`Total ${total}`);
    await press(owner, "Save and send");
    await expectToast(owner, "Quote sent");
    await guest.goto(link || (await linkToQuote()));
    await expect(guest.getByRole("main")).toContainText(`Total${total}`);
  };
  const linkToQuote = async () => {
    const href = await owner.locator('main a[href*="/quote/"]').first().getAttribute("href");
    link = new URL(href ?? "", owner.url()).pathname;
    return link;
  };

  await test.step("quote it with a line of their own, and the customer asks for a change", async () => {
    await owner.getByRole("dialog").getByRole("link", { name: "Quote", exact: true }).click();
    await fill(owner, { guestCount: "60", "packages[0].price": "140", travel: "750" });
    await press(owner, "Add an item");
    await fill(owner, { "lines[0].name": "Generator", "lines[0].price": "2500.50" });
    await fill(owner, { discount: "1000" });
    // 60 × 140 + 2500.50 = 10900.50; 2 % = 218.01; setup 1000, travel 750, less 1000.
    await expectQuoted("₹11,868.51");

    await guest.getByRole("link", { name: "Ask for a change" }).click();
    await guest.getByLabel("What should we change?").fill("We have a generator");
    await press(guest, "Ask for a change");
    await expect(guest.getByText("You asked for a change")).toBeVisible();
    await expectStored(865_000, 432_500, 0);
  });

  await test.step("change the quote, which the customer accepts by its link", async () => {
    await owner.goto(`/admin/events/${id}/quote`);
    await expect(owner.getByRole("main")).toContainText("We have a generator");
    await press(owner, "Remove Generator");
    await expect(owner.locator('[name="lines[0].name"]')).toHaveCount(0);
    await fill(owner, { discount: "500" });
    // 60 × 140 = 8400; 2 % = 168; setup 1000, travel 750, less 500.
    await expectQuoted("₹9,818");
    await press(guest, "Accept the quote");
    await expect(guest.getByText("Pay now: ₹4,909")).toBeVisible();
    await expectStored(981_800, 490_900, 0);
  });

  const pay = async (amount: string, method: string) => {
    await owner.goto(`/admin/events/${id}/payments`);
    await fill(owner, { amount });
    await owner.getByRole("radio", { name: method }).check();
    await press(owner, "Record payment");
    await expectToast(owner, /^Payment of .* recorded$/);
  };
  const setStatus = async (status: string) => {
    await owner.goto(`/admin/events?event=${id}`);
    const dialog = owner.getByRole("dialog", { name: "Event Details" });
    await dialog.getByLabel(`Status of ${number}`, { exact: true }).selectOption(status);
    await expectToast(owner, `Event status updated to ${status}`);
  };

  await test.step("record the advance in cash; the customer changes the guests", async () => {
    await pay("4909", "Cash");
    await setStatus("Confirmed");
    await signInAs(guest, customer);
    await guest.goto(`/my-events/${number}/changes`);
    await fill(guest, { guestCount: "70" });
    // 70 × 140 = 9800; 2 % = 196; setup 1000, travel 750, less 500.
    await expect(guest.getByRole("region", { name: "Price" })).toContainText("Total ₹11,246");
    await press(guest, "Save the changes");
    await expect(guest.getByRole("dialog")).toContainText("To pay ₹6,337");
    await expectStored(1_124_600, 562_300, 490_900);
  });

  await test.step("after the event and the balance, the invoice names the company", async () => {
    await guest.goto(`/my-events/${number}/billing`);
    await fill(guest, { buyerName: "Deccan Software", buyerGstin: "29AAGCB7383J1Z4" });
    await press(guest, "Save");
    await expectToast(guest, "Saved. The bill will name this company.");
    for (const status of ["Preparing", "In Progress", "Completed"]) await setStatus(status);
    await pay("6337", "Bank");
    await expectStored(1_124_600, 562_300, 1_124_600);
    await guest.goto(`/my-events/${number}/billing`);
    const invoice = guest.getByRole("article", { name: /^Tax Invoice/ });
    for (const text of ["Deccan Software", "29AAGCB7383J1Z4", "Kulkarni Foods", "₹11,246.00"]) {
      await expect(invoice).toContainText(text);
    }
    // Each line has its own tax, rounded to the paisa.
    const taxed = invoice.getByRole("row", { name: "5% ₹10,710.46 ₹267.77 ₹267.77" });
    await expect(taxed).toBeVisible();
  });

  await test.step("the customer writes a review", async () => {
    await guest.goto("/reviews/new");
    await guest.getByRole("radio", { name: "5 stars" }).check();
    await guest.getByLabel("Review Title").fill("The children loved it");
    await guest.getByLabel("Your Review").fill("Puris until the last guest had gone home.");
    await press(guest, "Submit Review");
    await expectToast(guest, "Review submitted successfully!");
  });
});
