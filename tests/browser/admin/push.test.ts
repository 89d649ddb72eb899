import { createECDH, randomBytes } from "node:crypto";
import type { Page, Worker } from "playwright/test";
import { expect, type Shop, signInAs, signInAsAdmin, test } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { placeOrder } from "#tests/support/records/orders.ts";
import { registerCustomer } from "#tests/support/records/people.ts";

type Stub = { permission: NotificationPermission; endpoint: string; p256dh: string; auth: string };

/** Headless Chromium cannot reach a push service, so this is what one would give to the browser. */
function stubOf(permission: NotificationPermission): Stub {
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  return {
    permission,
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString("base64url")}`,
    p256dh: ecdh.getPublicKey().toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
}

/** Answers the browser's question with `permission`. */
async function stubPush(page: Page, stub: Stub): Promise<void> {
  await page.addInitScript(({ permission, endpoint, p256dh, auth }) => {
    let isAsked = false;
    Object.defineProperty(Notification, "permission", {
      get: () => (isAsked ? permission : "default"),
    });
    Notification.requestPermission = async () => {
      isAsked = true;
      return permission;
    };
    const subscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
    const subscribed = async () => subscription;
    Object.assign(PushManager.prototype, { subscribe: subscribed, getSubscription: subscribed });
  }, stub);
}

async function customerWithOrder(shop: Shop) {
  const person = await registerCustomer(shop.api);
  const { orderNumber } = await placeOrder(person.api, [addDish(shop.database)]);
  return { person, orderNumber, path: `/my-orders/${orderNumber}/notifications` };
}

const turnOn = (page: Page) => page.getByRole("button", { name: "Turn on notifications" });

test("a customer turns notifications on and off @js-desktop", async ({ page, shop }) => {
  const { person, orderNumber, path } = await customerWithOrder(shop);
  const stub = stubOf("granted");
  await stubPush(page, stub);
  await signInAs(page, person);
  await page.goto(`/my-orders?order=${orderNumber}`);
  await page.getByRole("link", { name: "Get notifications on this device" }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText("Off for this device")).toBeVisible();

  await turnOn(page).click();

  await expectToast(page, "Notifications are on");
  await expect(page.getByText("On for this device")).toBeVisible();
  const bySubscription = "select * from push_subscriptions where endpoint = ?";
  expect(shop.database.rows(bySubscription, stub.endpoint)).toEqual([
    expect.objectContaining({ audience: "customer", public_key: stub.p256dh }),
  ]);
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Off for this device")).toBeVisible();
  expect(shop.database.rows(bySubscription, stub.endpoint)).toEqual([]);
});

test("who refuses the permission reads how to allow it again @js-desktop", async ({
  page,
  shop,
}) => {
  const { person, path } = await customerWithOrder(shop);
  await stubPush(page, stubOf("denied"));
  await signInAs(page, person);
  await page.goto(path);

  await turnOn(page).click();

  await expect(page.getByText("This browser blocks notifications of the shop")).toBeVisible();
  await expect(page.getByText("Set Notifications to Allow")).toBeVisible();
  await expect(turnOn(page)).toHaveCount(0);
});

test("staff turn notifications on for a device and send themselves a test @js-desktop", async ({
  page,
  shop,
}) => {
  await stubPush(page, stubOf("granted"));
  await signInAsAdmin(page);
  await page.goto("/admin/notifications");
  await turnOn(page).click();
  await expect(page.getByText("On for this device")).toBeVisible();
  // The stub's push service does not exist.
  shop.database.change("delete from push_subscriptions");
  await page.getByRole("button", { name: "Send a test message" }).click();
  await expectToast(page, "Failed to send a test message");
});

test("without scripts, the page says what there is instead @no-js-mobile", async ({
  page,
  shop,
}) => {
  const { person, path } = await customerWithOrder(shop);
  await signInAs(page, person);
  await page.goto(path);

  // Playwright finds no text in there.
  const explanation = page.locator("main noscript .note");
  await expect(explanation).toBeVisible();
  await expect(explanation).toContainText("Turning notifications on needs JavaScript");
  await expect(explanation).toContainText("your order's page shows its status");
  await expect(turnOn(page)).toHaveCount(0);
});

/** Registers the worker, like turning notifications on. */
async function startWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register("/service-worker.js", {
      scope: "/",
    });
    await navigator.serviceWorker.ready;
    await new Promise<void>((resolve) => {
      if (navigator.serviceWorker.controller) resolve();
      else navigator.serviceWorker.addEventListener("controllerchange", () => resolve());
    });
    return registration.scope;
  });
}

test("a page that cannot be loaded says so, and no page was kept @js-desktop", async ({
  browser,
  shop,
}) => {
  // Without the console checks, because requests fail on purpose.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${shop.server.baseUrl}/menu`);
  await startWorker(page);
  await page.goto(`${shop.server.baseUrl}/menu`);
  await page.goto(`${shop.server.baseUrl}/about`);

  await context.setOffline(true);
  const response = await page.goto(`${shop.server.baseUrl}/menu`);

  expect(response?.status()).toBe(503);
  expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
  await expect(page.getByRole("heading", { name: "No connection to the shop" })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await contrast(page)).toBeGreaterThan(4.5);
  }
  const kept = await page.evaluate(async () => (await caches.keys()).length);
  expect(kept).toBe(0);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Menu" })).toBeVisible();
  await context.close();
});

/** The lower of the contrasts of text and link against their backgrounds. */
function contrast(page: Page): Promise<number> {
  return page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ratios = [document.body, document.links[0] as Element].map((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].sort();
      return (light + 0.05) / (dark + 0.05);
    });
    return Math.min(...ratios);
  });
}

type Shown = { title: string; body: string; tag: string; path: string };

/** Headless Chromium shows no notifications, so the worker reports what it would show. */
async function showMessage(worker: Worker, message: Shown): Promise<unknown> {
  return worker.evaluate(async (data) => {
    let shown: unknown;
    let work: unknown;
    Object.assign(Reflect.get(globalThis, "registration"), {
      showNotification: async (title: string, options: object) => {
        shown = { title, ...options };
      },
    });
    const event = Object.assign(new Event("push"), {
      data: { json: () => data },
      waitUntil: (promise: unknown) => {
        work = promise;
      },
    });
    dispatchEvent(event);
    await work;
    return shown;
  }, message);
}

/** Taps a notification; returns the page that the worker opens. */
async function tap(worker: Worker, path: string): Promise<string[]> {
  return worker.evaluate(async (tapped) => {
    const opened: string[] = [];
    let work: unknown;
    Object.assign(Reflect.get(globalThis, "clients"), {
      openWindow: async (url: string) => void opened.push(url),
    });
    const event = Object.assign(new Event("notificationclick"), {
      notification: { close() {}, data: { path: tapped } },
      waitUntil: (promise: unknown) => {
        work = promise;
      },
    });
    dispatchEvent(event);
    await work;
    return opened;
  }, path);
}

test("the worker shows a message, and a tap opens its page and no other site @js-desktop", async ({
  page,
  context,
  shop,
}) => {
  await page.goto("/menu");
  await startWorker(page);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no worker");
  const message = {
    title: "Your order is ready",
    body: "Come and pick it up. (CP1)",
    path: "/my-orders?order=CP1",
    tag: "order-CP1",
  };

  expect(await showMessage(worker, message)).toMatchObject({
    title: message.title,
    body: message.body,
    tag: "order-CP1",
    renotify: true,
    data: { path: message.path },
  });
  expect(await tap(worker, message.path)).toEqual([shop.server.baseUrl + message.path]);
  for (const path of ["https://evil.test/", "//evil.test/", "/\\evil.test/"]) {
    expect(await tap(worker, path), path).toEqual([]);
  }
});
