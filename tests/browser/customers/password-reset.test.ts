import { test } from "#tests/browser/support/mail.ts";
import { expect, signInAs } from "#tests/browser/support/test.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

test("a customer resets a forgotten password by email and is logged out on other devices", async ({
  page,
  shop,
  mail,
  newVisitor,
}) => {
  const person = await registerCustomer(shop.api);
  const otherDevice = await newVisitor();
  await signInAs(otherDevice, person);
  const main = page.getByRole("main");

  await page.goto("/login");
  await main.getByRole("link", { name: "Forgot Password?" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Forgot Password?");
  await main.getByLabel("Email").fill(person.email);
  await main.getByRole("button", { name: "Send link", exact: true }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Check your email");

  const subject = "Choose a new password for Chatpata";
  const { text } = await mail.email({ to: person.email, subject });
  const link = new URL(/https:\S+/.exec(text)?.[0] ?? "");
  await page.goto(link.pathname + link.search);
  await expect(page).toHaveURL("/password-reset/new");
  await main.getByLabel("New password").fill("sev-puri-99");
  await main.getByLabel("Confirm password").fill("sev-puri-98");
  await main.getByRole("button", { name: "Save password" }).click();
  await expect(main.getByRole("alert")).toContainText("Passwords do not match");
  await main.getByLabel("New password").fill("sev-puri-99");
  await main.getByLabel("Confirm password").fill("sev-puri-99");
  await main.getByRole("button", { name: "Save password" }).click();

  await expect(page.getByText("Password changed").last()).toBeVisible();
  await main.getByLabel("Email").fill(person.email);
  await main.getByLabel("Password", { exact: true }).fill("sev-puri-99");
  await main.getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto("/profile");
  await expect(main.getByText("This device")).toBeVisible();
  await expect(main.getByRole("button", { name: /^Log out there/ })).toHaveCount(0);
  await otherDevice.goto("/profile");
  await expect(otherDevice).toHaveURL(/\/login/);
});
