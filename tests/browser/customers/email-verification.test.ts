import { test } from "#tests/browser/support/mail.ts";
import { expect, signInAs } from "#tests/browser/support/test.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

test("a customer has the link sent again and verifies the email address", async ({
  page,
  shop,
  mail,
}) => {
  const person = await registerCustomer(shop.api);
  const subject = "Verify your email address for Chatpata";
  const first = await mail.email({ to: person.email, subject });
  await signInAs(page, person);
  const main = page.getByRole("main");

  await page.goto("/profile");
  await expect(main.getByText("Your email address is not verified")).toBeVisible();
  await main.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText("The link is on its way").last()).toBeVisible();
  const link = new URL(/https:\S+/.exec(first.text)?.[0] ?? "");
  await page.goto(link.pathname + link.search);
  await main.getByRole("button", { name: "Verify this address" }).click();

  await expect(page.getByText("Your email address is verified").last()).toBeVisible();
  await expect(page).toHaveURL("/profile");
  await expect(main.getByText("Verified", { exact: true })).toBeVisible();
  await expect(main.getByRole("button", { name: "Send the link again" })).toHaveCount(0);
});
