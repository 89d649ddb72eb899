import type { Page, Request, Route } from "playwright/test";
import { matchRoutes } from "react-router-dom";
import { waitForHydrationOn } from "#tests/browser/support/hydration.ts";
import { putInCart } from "#tests/browser/support/put-in-cart.ts";
import { allScreens, expect, type Screen, test } from "#tests/browser/support/screens.ts";
import { signInAs } from "#tests/browser/support/sign-in.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { allRoutes } from "#tests/support/http/admin-routes.ts";
import { typedAtCheckout } from "#tests/support/records/checkout.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { takeSelfOrders } from "#tests/support/records/settings.ts";

const OFFLINE = "the device is offline";
const NO_ANSWER = "nothing answers";

/** Requests that are waiting for a response. */
const held: Route[] = [];

const failures: Record<string, (route: Route) => unknown> = {
  [OFFLINE]: (route) => route.fallback(),
  "the connection is reset": (route) => route.abort("connectionreset"),
  "a proxy answers for the shop": (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  [NO_ANSWER]: (route) => held.push(route),
};
const PATIENCE_MS = 60_000;

const actions = (await allRoutes()).filter(
  ({ path, hasAction }) =>
    hasAction && !path.startsWith("/api/") && !["/*", "/client-errors"].includes(path),
);

/** The route's path, such as "/blog/:slug/likes". */
function patternOf(address: string): string {
  return matchRoutes(actions, address)?.at(-1)?.route.path ?? address;
}

const NOT_TESTED = [
  // These need an authenticator app; their forms consist of the same parts as the login's.
  "/login/code",
  "/profile/second-factor/removal",
  // With scripts, these buttons change the form without a request.
  "/catering/book/draft",
  // Another language is another document, so the browser sends the form itself and shows its own page if that fails.
  "/preferences/language",
  // Sent when a file is chosen; the field itself reports a failure.
  "/admin/products/images",
];

async function pressFirst(page: Page, action: string, next: string): Promise<void> {
  await page.locator(`form[action$="${action}"] button`).first().click();
  await page.locator(`form[action$="${next}"]`).first().waitFor({ state: "attached" });
}

/** Screens with forms that no other test needs. */
const moreScreens: Screen[] = [
  {
    name: "new-password",
    who: "guest",
    at: ({ emailKey }) => `/password-reset/new?key=${emailKey}`,
  },
  { name: "closure", who: "newCustomer", at: () => "/profile/closure" },
  { name: "edited-profile", who: "regular", at: () => "/profile?edit" },
  {
    name: "paused-coupon",
    who: "admin",
    at: ({ coupon }) => `/admin/coupons/${coupon}`,
    prepare: (page) => pressFirst(page, "/pause", "/pause/removal"),
  },
  {
    name: "liked-post",
    who: "regular",
    at: ({ post }) => `/blog/${post.slug}`,
    prepare: (page) => pressFirst(page, "/likes", "/likes/removal"),
  },
  {
    name: "helpful-review",
    who: "regular",
    at: () => "/reviews",
    async prepare(page) {
      const vote = page.locator('form[action$="/votes"] button:enabled').first();
      await vote.click();
      await expect(vote).toHaveAttribute("aria-pressed", "true");
      await page.goto("/wishlist?tab=reviews");
    },
  },
  {
    name: "sold-out-product",
    who: "admin",
    at: () => "/admin/products",
    prepare: (page) => pressFirst(page, "/sold-out", "/sold-out/removal"),
  },
  {
    name: "holiday",
    who: "admin",
    at: () => "/admin/settings/holidays",
    async prepare(page) {
      await page.locator("[name=day]").last().fill(dayFromToday(300));
      await page.locator("[name=name]").last().fill("Diwali");
      await page.getByRole("main").getByRole("button", { name: /Add/ }).click();
      await page.locator('form[action$="/holidays/removal"]').waitFor();
    },
  },
];

/** A form with one of the buttons that send it; buttons may send a form to different addresses. */
type Sending = { form: string; button: string; address: string };

/** Fills in the text fields of the page's forms and marks, for each address, a form and a button that sends it there. */
function fillForms(page: Page): Promise<Sending[]> {
  return page.evaluate(() => {
    const found = new Map<string, Sending>();
    for (const [index, form] of document.querySelectorAll("form").entries()) {
      // A field may be named "method".
      if (form.getAttribute("method") !== "post") continue;
      form.noValidate = true;
      form.dataset.tested = String(index);
      const elements = [...form.elements];
      for (const field of elements) {
        const isText =
          field instanceof HTMLTextAreaElement ||
          (field instanceof HTMLInputElement && /^(text|email|tel|search)$/.test(field.type));
        if (!isText) continue;
        const { set } =
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
        set?.call(field, `typed ${field.name}`);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
      const buttons = elements.filter(
        (element): element is HTMLButtonElement =>
          element instanceof HTMLButtonElement && element.type === "submit" && !element.disabled,
      );
      // Buttons with a name may only change the form.
      buttons.sort((one, other) => Number(one.name !== "") - Number(other.name !== ""));
      for (const button of buttons) {
        const target = button.hasAttribute("formaction") ? button.formAction : form.action;
        const address = new URL(target).pathname;
        const place = form.closest("dialog") ? "a dialog" : "the page";
        const key = `${place} ${address}`;
        if (found.has(key)) continue;
        button.dataset.tested = key;
        found.set(key, { form: String(index), button: key, address });
      }
    }
    return [...found.values()];
  });
}

/** The form's content, ignoring that React may have given it new keys. */
function contentOf(page: Page, { form }: Sending): Promise<string[][]> {
  return page.locator(`form[data-tested="${form}"]`).evaluate((element) => {
    const fields = [...new FormData(element as HTMLFormElement)];
    const shown = [...element.querySelectorAll("output")].map(({ textContent }) => textContent);
    return [...fields.map(([name, value]) => [name, String(value)]), shown.map(String)];
  });
}

async function failEachForm(page: Page, tested: Set<string>): Promise<void> {
  const url = page.url();
  for (const sending of await fillForms(page)) {
    const { address, button } = sending;
    const kind = button.replace(address, patternOf(address));
    if (tested.has(kind) || NOT_TESTED.includes(address)) continue;
    const before = await contentOf(page, sending);
    for (const [name, fail] of Object.entries(failures)) {
      await test.step(`${button}: ${name}`, async () => {
        const isSent = (request: Request) =>
          request.method() === "POST" && new URL(request.url()).pathname === `${address}.data`;
        await page.context().setOffline(name === OFFLINE);
        await page.route("**/*", (route) =>
          isSent(route.request()) ? fail(route) : route.fallback(),
        );
        // Dispatched, because the button may be in a closed menu. A press that follows too soon counts as a double tap.
        await expect(async () => {
          const request = page.waitForRequest(isSent, { timeout: 3000 });
          await page.locator(`[data-tested="${button}"]`).dispatchEvent("click");
          await request;
        }).toPass({ timeout: 15_000 });
        if (name === NO_ANSWER) await page.clock.fastForward(PATIENCE_MS);
        await expect(page.locator(".toast-error")).not.toHaveCount(0);

        expect(page.url()).toBe(url);
        expect(await contentOf(page, sending)).toEqual(before);
        const pressed = page.locator(`form[data-tested="${sending.form}"] [aria-disabled=true]`);
        await expect(pressed).toHaveCount(0);
        for (const route of held.splice(0)) await route.abort();
        await page.context().setOffline(false);
        await page.unroute("**/*");
        await page.locator(".toast button").evaluateAll((buttons) => {
          for (const button of buttons) (button as HTMLButtonElement).click();
        });
        await expect(page.locator(".toast")).toHaveCount(0);
      });
    }
    tested.add(kind);
  }
}

/** Opens the dialogs that ask for confirmation; on other pages, such links lead to a page that asks. */
async function failEachDialog(page: Page, tested: Set<string>): Promise<void> {
  const questions = page.locator("a.button-danger[href^='/my-']");
  for (const question of await questions.all()) {
    const address = new URL((await question.getAttribute("href")) ?? "", page.url()).pathname;
    if (tested.has(`a dialog ${patternOf(address)}`)) continue;
    await question.dispatchEvent("click");
    await expect(page.locator("dialog:modal")).toBeVisible();
    await failEachForm(page, tested);
    await page.reload();
  }
}

// A replaced form is noticed soon.
test.use({ failsRequests: true, actionTimeout: 10_000 });

test.describe("when the network fails", { tag: ["@js-mobile", "@slow"] }, () => {
  // All forms take minutes: EVERY_FORM=1 npm run test:browser -- network-failures
  const isWhole = Boolean(process.env.EVERY_FORM);
  const visitors: Screen["who"][] = isWhole
    ? ["guest", "newCustomer", "regular", "admin"]
    : ["newCustomer"];

  test(`every form of ${visitors.join(", ")} keeps its page and what was typed`, async ({
    open,
  }) => {
    test.setTimeout(visitors.length * 600_000);
    const screens = isWhole ? [...allScreens, ...moreScreens] : allScreens;
    const tested = new Set<string>();
    for (const who of visitors) {
      const before = tested.size;
      for (const [index, screen] of screens.filter((one) => one.who === who).entries()) {
        const page = await open(screen, "light");
        if (index === 0) await page.clock.install();
        await failEachForm(page, tested);
        await failEachDialog(page, tested);
      }
      expect(tested.size, `forms of ${who}`).toBeGreaterThan(before);
    }
    test.info().annotations.push({ type: "forms", description: [...tested].join(", ") });
    if (!isWhole) return;
    const covered = [...[...tested].map((kind) => kind.replace(/^.* /, "")), ...NOT_TESTED];
    expect(actions.map(({ path }) => path).filter((path) => !covered.includes(path))).toEqual([]);
  });
});

test("a form's failure is told until the form succeeds, whatever other forms do meanwhile", {
  tag: "@js-desktop",
}, async ({ browser, shop }) => {
  const dish = addDish(shop.database);
  const context = await browser.newContext();
  const page = await context.newPage();
  waitForHydrationOn(page);
  await page.goto(`/menu?q=${encodeURIComponent(dish.name)}`);
  const failure = page.getByRole("alert").filter({ hasText: "Failed to subscribe" });
  const subscribe = () => page.getByRole("button", { name: "Subscribe" }).click();
  await page.getByPlaceholder("Your email").fill("asha@chatpata.test");
  await page.route("**/newsletter/**", (route) => route.abort("connectionreset"), { times: 1 });
  await subscribe();
  await expect(failure).toBeVisible();
  // Otherwise it might disappear on its own.
  await failure.evaluate((toast) => {
    for (const animation of toast.getAnimations()) animation.pause();
  });

  await page.getByRole("button", { name: `Add to Cart: ${dish.name}` }).click();
  await expectToast(page, `Added ${dish.name} to cart!`);
  await expect(failure).toBeVisible();

  await subscribe();
  await expectToast(page, "You have subscribed");
  await expect(failure).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "You have subscribed" })).toBeVisible();
  await context.close();
});

test("an order whose answer is lost is placed once, and pressing the button again leads to it", {
  tag: "@js-mobile",
}, async ({ browser, shop }) => {
  const person = await registerCustomer(shop.api);
  const context = await browser.newContext();
  const page = await context.newPage();
  waitForHydrationOn(page);
  await signInAs(page, person);
  await putInCart(page, addDish(shop.database, { pricePaise: 15_000 }));
  await page.goto("/checkout");
  for (const [field, value] of Object.entries(typedAtCheckout)) {
    await page.locator(`[name=${field}]`).fill(value);
  }
  const loseAnswer = async (route: Route) => {
    const request = route.request();
    const headers = await request.allHeaders();
    const sent = Object.entries(headers).filter(([name]) =>
      /^(cookie|origin|content-type)$/.test(name),
    );
    // Not with `route.fetch`, which would give the browser the response's cookies.
    await fetch(request.url(), {
      method: "POST",
      headers: sent,
      body: request.postData(),
      redirect: "manual",
    });
    await route.abort("connectionreset");
  };
  await context.setOffline(true);
  // Other tests of this shop may have limited its delivery area. Waits for the total for pickup at the end.
  await page.getByRole("radio", { name: "Pickup" }).check();
  await page.getByRole("button", { name: "Place Order" }).click();
  const offline = page.getByText("No network. Not placed. Nothing is lost.");
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(offline, "until it is resolved").toBeVisible();
  const failed = "Failed to place order. Please try again.";
  const fail = (route: Route) =>
    route.fulfill({
      status: 500,
      headers: { "X-Remix-Response": "yes", "X-Form-Failure": encodeURIComponent(failed) },
    });
  await page.route("**/checkout.data", fail, { times: 1 });
  await page.getByRole("button", { name: "Place Order" }).click();
  await expectToast(page, failed);
  await expect(offline).toHaveCount(0);
  await expect(page.getByText("No answer from the shop."), "it did answer").toHaveCount(0);

  await page.route("**/checkout.data", loseAnswer, { times: 1 });
  const placed = () =>
    shop.database
      .rows("select order_number from orders where user_id = ?", person.user.id)
      .map((order) => String(order.order_number));

  await page.getByRole("button", { name: "Place Order" }).click();
  await expectToast(page, failed);
  await expect(page.getByRole("alert").getByText("No answer from the shop.")).toBeVisible();
  const [orderNumber = ""] = placed();
  expect(orderNumber, "the shop has placed the order").toMatch(/^CP-/);
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue(typedAtCheckout.address);
  await expect(page.getByText("Order placed successfully!")).toHaveCount(0);

  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page).toHaveURL(`/order-confirmation?order=${orderNumber}`);
  await expectToast(page, "Order placed successfully!");
  await expect(page.getByRole("link", { name: "Cart, 0 items" }).first()).toBeAttached();
  expect(placed()).toEqual([orderNumber]);

  const secondTab = await context.newPage();
  await secondTab.goto("/checkout");
  const main = secondTab.getByRole("main");
  await expect(main).toContainText(`Order ${orderNumber} is placed`);
  await expect(main.getByRole("link", { name: "Go to this order" })).toHaveAttribute(
    "href",
    `/order-confirmation?order=${orderNumber}`,
  );
  await context.close();
});

test("at the stall, a customer without a network is sent to the counter and loses nothing", {
  tag: "@js-mobile",
}, async ({ browser, shop }) => {
  takeSelfOrders(shop.database);
  const context = await browser.newContext();
  const page = await context.newPage();
  waitForHydrationOn(page);
  await page.goto("/here");
  await putInCart(page, addDish(shop.database, { pricePaise: 8_000 }));
  await page.goto("/here/order");
  await page.getByLabel("Your name").fill("Meena");
  await page.getByRole("radio", { name: "Eat here" }).check();
  await context.setOffline(true);

  await page.getByRole("button", { name: "Place Order" }).click();

  const alert = page.getByText("No network: please order at the counter. Nothing is lost.");
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel("Your name")).toHaveValue("Meena");
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page).toHaveURL(/\/track\//);
  await context.close();
});
