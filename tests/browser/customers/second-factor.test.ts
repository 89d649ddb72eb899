import { Secret, TOTP } from "otpauth";
import { test as base, expect, signInAs } from "#tests/browser/support/test.ts";
import { ApiClient } from "#tests/support/http/client.ts";
import { openDatabase } from "#tests/support/shop/database.ts";
import { firstAdmin, startServer } from "#tests/support/shop/server.ts";

/** A separate shop, because afterwards nobody logs in as its admin without a code. */
const test = base.extend({
  shop: [
    async ({ browserName: _ }, use) => {
      const server = await startServer();
      const database = openDatabase(server.databasePath);
      await use({ server, database, api: new ApiClient(server.baseUrl) });
      database.close();
      await server.stop();
      server.removeFiles();
    },
    { scope: "worker" },
  ],
});

test("an admin sets up a second factor, keeps the recovery codes, and logs in with a code", async ({
  page,
  newVisitor,
}) => {
  await signInAs(page, firstAdmin);
  const main = page.getByRole("main");
  await page.goto("/profile");
  await main.getByRole("link", { name: "Set up two-step verification" }).click();
  await main.getByLabel("Current password").fill(firstAdmin.password);
  await main.getByRole("button", { name: "Set it up" }).click();
  await expect(main.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = Secret.fromBase32((await main.locator("code").textContent()) ?? "");
  const totp = new TOTP({ secret });

  await main.getByLabel("Code", { exact: true }).fill(totp.generate());
  await main.getByRole("button", { name: "Turn it on" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Two-step verification is on");
  await expect(main.locator("code")).toHaveCount(8);
  const [recoveryCode = ""] = await main.locator("code").allTextContents();
  await main.getByRole("link", { name: "I have saved them" }).click();
  await expect(main.getByRole("link", { name: "Manage two-step verification" })).toBeVisible();

  const elsewhere = await newVisitor();
  const there = elsewhere.getByRole("main");
  await elsewhere.goto("/login?returnTo=%2Fadmin%2Fsign-ins");
  await there.getByLabel("Email").fill(firstAdmin.email);
  await there.getByLabel("Password", { exact: true }).fill(firstAdmin.password);
  await there.getByRole("button", { name: "Login", exact: true }).click();
  await expect(there.getByRole("heading", { level: 1 })).toHaveText("Enter your code");
  await there.getByLabel("Code", { exact: true }).fill("not a code");
  await there.getByRole("button", { name: "Login", exact: true }).click();
  await expect(there.getByRole("alert")).toContainText("This code is wrong");
  await there.getByLabel("Code", { exact: true }).fill(recoveryCode);
  await there.getByRole("button", { name: "Login", exact: true }).click();
  await expect(elsewhere).toHaveURL("/admin/sign-ins");
  await expect(there).toContainText("Used a recovery code");
});
