import type { Browser, BrowserContext, Page } from "playwright/test";
import { serializeSelection } from "#app/domain/options/selection.ts";
import { holdRequests } from "#tests/browser/support/hold-requests.ts";
import { putInCart } from "#tests/browser/support/put-in-cart.ts";
import { expect, signInAsAdmin, test, waitForHydration } from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { addDish } from "#tests/support/records/dishes.ts";
import { starterSelection } from "#tests/support/records/options.ts";

/** The scripts that the loader loads. */
const scripts = /\/assets\/(?!loader-)[^/]+\.js$/;

/** Opens a page as on a slow connection: its scripts arrive when `hydrate` or `release` is called. */
async function slowPage(context: BrowserContext) {
  const page = await context.newPage();
  const release = await holdRequests(page, scripts);
  const hydrate = async () => {
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    release();
    await waitForHydration(page);
  };
  return { page, hydrate, release };
}

/** Soon after showing a page, Chromium reports the pointer's position, which is not an interaction. */
async function ignorePointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("pointermove", (event) => event.stopImmediatePropagation(), true);
  });
}

function requestedScripts(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (scripts.test(request.url())) requested.push(request.url());
  });
  return requested;
}

/** A page without the fixture that fails a test on console errors. */
async function pageWithErrors(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  const reported = context.waitForEvent("request", (request) =>
    request.url().endsWith("/client-errors"),
  );
  return { page, errors, reported };
}

test.describe("before hydration", { tag: "@js-mobile" }, () => {
  test("keeps typed text, the focus, a selected option and an opened menu, while keys are pressed", async ({
    context,
  }) => {
    const { page, hydrate } = await slowPage(context);
    await page.goto("/contact");
    const name = page.getByRole("main").getByLabel("Name");
    // The form that was refused is a new page.
    await name.press("Enter");
    await expect(page.getByRole("alert").first()).toBeVisible();
    const subject = page.getByLabel("Subject");
    await subject.selectOption("feedback");
    const menu = page.locator("header details:visible");
    await menu.locator("summary").click();
    await name.pressSequentially("Asha");
    await page.evaluate(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
        if (!document.documentElement.dataset.hydrated) port2.postMessage(null);
      };
      port2.postMessage(null);
    });

    await hydrate();
    await page.keyboard.type(" Rao");

    await expect(name).toHaveValue("Asha Rao");
    await expect(subject).toHaveValue("feedback");
    await expect(menu).toHaveAttribute("open");
  });

  test("keeps a typed quantity, which Enter then sends", async ({ context, shop }) => {
    const dish = addDish(shop.database, { pricePaise: 1000 });
    const { page, hydrate } = await slowPage(context);
    await putInCart(page, dish);
    await page.goto("/cart");
    const quantity = page.getByRole("spinbutton", { name: `Quantity of ${dish.name}` });
    await quantity.fill("12");

    await hydrate();
    await expect(quantity).toHaveValue("12");
    await quantity.press("Enter");

    await expect(page.getByRole("region", { name: "Order Summary" })).toContainText("Subtotal₹120");
  });

  test("submits the form of a tapped button, without loading scripts meanwhile", async ({
    context,
    shop,
  }) => {
    const dish = addDish(shop.database);
    const { page } = await slowPage(context);
    await ignorePointer(page);
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(`/menu?q=${encodeURIComponent(dish.name)}`);
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) requested.push(new URL(request.url()).pathname);
      else if (scripts.test(request.url())) requested.push("a script");
    });

    await page.getByRole("button", { name: `Add to Cart: ${dish.name}` }).click();

    await expectToast(page, `Added ${dish.name} to cart!`);
    await expect(page.getByRole("link", { name: "Cart, 1 item" }).first()).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    // On a slow network, scripts would delay the menu, and a page that checks the browser's cookies
    // would double the delay.
    expect(requested.slice(0, 2)).toEqual(["/cart/lines", "/menu"]);
  });

  test("shows that a button was pressed, until the page is shown again", async ({
    context,
    shop,
  }) => {
    const dish = addDish(shop.database);
    const { page } = await slowPage(context);
    await ignorePointer(page);
    // Keeps the browser on the page.
    await page.route("**/cart/lines", (route) => route.fulfill({ status: 204 }));
    await page.goto(`/menu?q=${encodeURIComponent(dish.name)}`);
    const button = page.getByRole("button", { name: `Add to Cart: ${dish.name}` });
    const place = await button.boundingBox();

    await button.click();

    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveCSS("opacity", "0.5");
    expect(await button.boundingBox()).toEqual(place);
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    await page.evaluate(() => window.dispatchEvent(new Event("pageshow")));
    await expect(button).not.toHaveAttribute("aria-busy");
  });

  test("submits a form once if its button is tapped while the scripts arrive", async ({
    context,
    shop,
  }) => {
    const dish = addDish(shop.database);
    const { page, release } = await slowPage(context);
    await page.goto(`/menu?q=${encodeURIComponent(dish.name)}`);
    await page.mouse.move(10, 10);

    release();
    await page.getByRole("button", { name: `Add to Cart: ${dish.name}` }).click();

    await expectToast(page, `Added ${dish.name} to cart!`);
    await page.goto("/cart");
    await expect(page.getByRole("status", { name: `Quantity of ${dish.name}` })).toHaveText("1");
  });

  test("keeps the focus in a dialog that becomes a modal", async ({ context }) => {
    const { page, hydrate } = await slowPage(context);
    await page.goto("/?photo=steel-pots");
    const next = page.getByRole("dialog").getByRole("link", { name: "Next" });
    await next.focus();

    await hydrate();

    await expect(page.locator("dialog:modal")).toBeVisible();
    await expect(next).toBeFocused();
  });

  test("does not show a closed toast again", async ({ context }) => {
    const { page, hydrate } = await slowPage(context);
    await page.goto("/menu");
    await page.getByRole("button", { name: /^Add/ }).first().click();
    const toast = page.locator(".toast");
    await expect(toast).toBeVisible();
    await toast.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    await expect(toast).toBeHidden();

    await hydrate();

    await expect(toast).toHaveCount(0);
  });
});

test.describe("while a prefilled form hydrates", { tag: "@js-mobile" }, () => {
  test("radios, a checkbox and a textarea keep the visitor's input", async ({
    page,
    context,
    shop,
  }) => {
    const dish = addDish(shop.database, { category: "pani-puri" });
    await putInCart(page, dish);
    shop.database.change(
      "update cart_lines set selection = ?, special_instructions = 'Extra sev' where product_id = ?",
      serializeSelection(starterSelection("hot", "sweet", "jain")),
      dish.id,
    );
    const { page: slow, release } = await slowPage(context);
    await slow.goto("/cart");
    await slow.getByRole("link", { name: `Edit ${dish.name}` }).click();
    const instructions = slow.getByLabel("Special instructions");
    await expect(instructions).toHaveValue("Extra sev");
    await expect(slow.getByRole("radio", { name: "Hot" })).toBeChecked();
    const jain = slow.getByRole("checkbox", { name: "Jain (no onion, garlic or potato)" });
    await expect(jain).toBeChecked();

    await slow.getByRole("radio", { name: "Mild" }).check();
    await jain.uncheck();
    await instructions.press("ControlOrMeta+End");
    const typing = instructions.pressSequentially(", and please make it crisp", { delay: 20 });
    release();
    await Promise.all([typing, waitForHydration(slow)]);

    await expect(instructions).toHaveValue("Extra sev, and please make it crisp");
    await expect(slow.getByRole("radio", { name: "Mild" })).toBeChecked();
    await expect(slow.getByRole("radio", { name: "Sweet water" })).toBeChecked();
    await expect(jain).not.toBeChecked();
    await slow.getByRole("button", { name: "Save" }).click();
    await expectToast(slow, `${dish.name} updated`);
    const line = shop.database.row("select * from cart_lines where product_id = ?", dish.id);
    expect(line.special_instructions).toBe("Extra sev, and please make it crisp");
    expect(line.selection).toBe(serializeSelection(starterSelection("mild", "sweet")));
  });

  test("inputs, a select, a checkbox and a textarea keep the admin's input", async ({
    page,
    context,
    shop,
  }) => {
    const dish = addDish(shop.database, { category: "chaat", description: "Crisp", stock: 5 });
    await signInAsAdmin(page);
    const { page: slow, release } = await slowPage(context);
    await slow.goto(`/admin/products/edit/${dish.id}`);
    const stock = slow.getByLabel("Stock");
    const description = slow.getByLabel("Description");
    await expect(stock).toHaveValue("5");
    await expect(description).toHaveValue("Crisp");

    await slow.getByLabel("Category").selectOption("beverages");
    await slow.getByLabel("Spicy").setChecked(true);
    await stock.press("End");
    await stock.pressSequentially("0");
    await description.press("ControlOrMeta+End");
    const typing = description.pressSequentially(" and fresh every morning", { delay: 20 });
    release();
    await Promise.all([typing, waitForHydration(slow)]);

    await expect(description).toHaveValue("Crisp and fresh every morning");
    await expect(stock).toHaveValue("50");
    await expect(slow.getByLabel("Category")).toHaveValue("beverages");
    await expect(slow.getByLabel("Spicy")).toBeChecked();
    await slow.getByRole("button", { name: "Update Product" }).click();
    await expectToast(slow, "Product updated successfully");
    expect(shop.database.row("select * from products where id = ?", dish.id)).toMatchObject({
      description: "Crisp and fresh every morning",
      stock: 50,
      category: "beverages",
      is_spicy: 1,
    });
  });
});

test.describe("scripts", { tag: "@js-mobile" }, () => {
  test("are preloaded when the page is idle and run at the first interaction", async ({
    context,
  }) => {
    const page = await context.newPage();
    await ignorePointer(page);
    const preloaded = page.waitForResponse(scripts);
    await page.goto("/menu");
    await preloaded;
    const html = page.locator("html");
    await expect(html).not.toHaveAttribute("data-hydrated");

    await page.keyboard.press("Tab");

    await expect(html).toHaveAttribute("data-hydrated", "true");
  });

  test("run without interaction on a page that updates itself", async ({ context, page }) => {
    await signInAsAdmin(page);
    const orders = await context.newPage();
    await orders.goto("/admin/orders");

    await expect(orders.locator("html")).toHaveAttribute("data-hydrated", "true");
  });

  test("that fail to load are reported, and the page works without them", async ({
    browser,
    shop,
  }) => {
    const dish = addDish(shop.database);
    const { page, errors, reported } = await pageWithErrors(browser);
    // `page.route` would intercept every request, and then a click that sends a form sometimes never returns.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Network.enable");
    await devTools.send("Network.setBlockedURLs", { urls: ["*/assets/root-*"] });
    await page.goto("/menu");
    await page.locator("summary[aria-label=Search]").click();
    const search = page.getByRole("main").getByRole("search");
    await search.getByRole("searchbox").fill(dish.name);

    expect((await reported).method()).toBe("POST");
    await expect.poll(() => errors.join("\n")).toContain("could not be hydrated");
    await search.getByRole("button", { name: "Search" }).click();
    await page.getByRole("button", { name: `Add to Cart: ${dish.name}` }).click();
    await expectToast(page, `Added ${dish.name} to cart!`);
    const cart = page.getByRole("link", { name: "Cart, 1 item" });
    await cart.filter({ visible: true }).first().click();
    await expect(page.getByRole("link", { name: "Proceed to Checkout" })).toBeVisible();
    await page.context().close();
  });

  test("that render other HTML than the server report it", async ({ browser }) => {
    const { page, errors, reported } = await pageWithErrors(browser);
    await page.route("/faqs", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/(<h1[^>]*>)/, "$1Altered ");
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    });
    await page.goto("/faqs");

    await waitForHydration(page);

    expect((await reported).method()).toBe("POST");
    expect(errors).not.toEqual([]);
    await page.context().close();
  });

  // For Save-Data, see first-view.test.ts.
  test("are not loaded on a 2G connection, except in the admin area", { tag: "@slow" }, async ({
    context,
    shop,
  }) => {
    const dish = addDish(shop.database);
    await context.addInitScript(() => {
      Object.defineProperty(Reflect.get(navigator, "connection"), "effectiveType", {
        get: () => "2g",
      });
    });
    const page = await context.newPage();
    const requested = requestedScripts(page);

    await page.goto(`/menu?q=${encodeURIComponent(dish.name)}`);
    await page.mouse.move(100, 100);
    await page.getByRole("button", { name: `Add to Cart: ${dish.name}` }).click();
    await expectToast(page, `Added ${dish.name} to cart!`);
    // The loader would start to preload now.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(requested).toEqual([]);

    await signInAsAdmin(page);
    await page.goto("/admin");
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
    expect(requested).not.toEqual([]);
  });
});
