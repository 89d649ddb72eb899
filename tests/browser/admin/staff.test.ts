import { expect, signInAsAdmin, test } from "#tests/browser/support/test.ts";

const PASSWORD = "a long one for the stall";

test("an owner invites somebody, who sets the password, and then switches by PIN on a device", async ({
  page,
  newVisitor,
}) => {
  const email = `meera.${crypto.randomUUID().slice(0, 8)}@chatpata.test`;
  await signInAsAdmin(page);
  const main = page.getByRole("main");
  await page.goto("/admin/staff");
  await main.getByRole("link", { name: "Add Staff" }).click();
  await main.getByLabel("Name").fill("Meera Joshi");
  await main.getByLabel("Email").fill(email);
  await main.getByLabel("Kitchen").check();
  await main.getByRole("button", { name: "Invite" }).click();
  const link = main.getByLabel("Invitation link");
  await expect(main.getByRole("img", { name: /QR code of the invitation/ })).toBeVisible();
  const url = await link.inputValue();

  const meera = await newVisitor();
  const there = meera.getByRole("main");
  await meera.goto(url);
  await expect(there.getByRole("heading", { level: 1 })).toHaveText("Choose your password");
  await there.getByLabel("New password").fill(PASSWORD);
  await there.getByLabel("Confirm password").fill(PASSWORD);
  await there.getByRole("button", { name: "Save password" }).click();
  await there.getByLabel("Email").fill(email);
  await there.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await there.getByRole("button", { name: "Login", exact: true }).click();
  await expect(meera).toHaveURL("/admin/kitchen");

  await page.goto("/admin/staff");
  await main
    .getByRole("row", { name: email })
    .getByRole("link", { name: "Meera Joshi", exact: true })
    .click();
  await main.getByLabel("PIN", { exact: false }).first().fill("1357");
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL("/admin/staff");
  await page.goto("/admin/devices");
  await main.getByLabel("Name").fill("Kitchen tablet");
  await main.getByRole("button", { name: "Use this device" }).click();
  await expect(main).toContainText("This is Kitchen tablet");

  await page.getByRole("link", { name: "Switch person" }).first().click();
  await main.getByLabel("Meera Joshi").check();
  await main.getByLabel("PIN").fill("0000");
  await main.getByRole("button", { name: "Switch", exact: true }).click();
  await expect(main.getByRole("alert")).toContainText("Wrong PIN. 4 more tries");
  await main.getByLabel("Meera Joshi").check();
  await main.getByLabel("PIN").fill("1357");
  await main.getByRole("button", { name: "Switch", exact: true }).click();
  await expect(page).toHaveURL("/admin/kitchen");
  await expect(page.getByText("Hello, Meera Joshi")).toBeVisible();
  await page.goto("/admin/staff");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Access Denied");
  await main.getByRole("link", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/admin/kitchen");
});
