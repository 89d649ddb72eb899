import type { Page } from "playwright/test";
import { inLanguage } from "#app/domain/language/in-language.server.ts";
import { currentLanguage, languageNames, languages } from "#app/domain/language/language.ts";
import { localPath } from "#app/domain/language/paths.ts";
import { forwardSteps, type OrderStatus, orderStatusLabel } from "#app/domain/orders/status.ts";
import { m } from "#messages";
import { axeViolations, overflows } from "#tests/browser/support/accessibility.ts";
import {
  expect,
  registerThroughTheForm,
  signInThroughTheForm,
  test,
} from "#tests/browser/support/test.ts";
import { expectToast } from "#tests/browser/support/toast.ts";
import { dayFromToday } from "#tests/support/records/days.ts";
import { anyPerson } from "#tests/support/records/people.ts";
import { registerStaff } from "#tests/support/records/staff.ts";

const UNCOPIED = /<script.*?<\/script>|<\/?noscript>|<meta http-equiv="refresh"[^>]*>/gs;
const isThorough = process.env.ALL_PROJECTS === "1";
/** Unless all are tested everywhere; customers/order-story.test.ts has an English order. */
const usualProject = { hi: "@no-js-mobile", mr: "@js-mobile" };

/** The page is in the language and stays in it; with `ALL_PROJECTS`, it is also accessible and fits on every screen. */
async function look(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", currentLanguage());
  const paths = await page
    .locator("a[href^='/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(paths.filter((path) => path !== localPath(path))).toEqual([]);
  if (!isThorough) return;
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const { javaScriptEnabled } = test.info().project.use;
  const violations = javaScriptEnabled ? axeViolations : violationsWithoutScripts;
  expect(await violations(page), page.url()).toEqual([]);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ ...viewport, width });
    expect(await overflows(page), `${page.url()}, ${width} px`).toEqual([]);
  }
  await page.setViewportSize(viewport);
}

/** Axe cannot run without scripts, so it looks at a copy of the page, which need not load again to be up to date. */
async function violationsWithoutScripts(page: Page): Promise<string[]> {
  const body = (await page.content()).replace(UNCOPIED, "");
  const { pathname } = new URL(page.url());
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true });
  const copy = await context?.newPage();
  if (!copy) throw new Error("The page has no browser");
  await copy.route(
    (url) => url.pathname === pathname,
    (route) => route.fulfill({ contentType: "text/html", body }),
  );
  await copy.goto(page.url());
  const found = await axeViolations(copy);
  await copy.context().close();
  return found;
}

/** Opens a page as somebody who reads the language, and looks for its heading. */
async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(localPath(path));
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await look(page);
}

/** Uses the switch in the footer. */
async function chooseLanguage(page: Page): Promise<void> {
  const name = languageNames[currentLanguage()];
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("button", { name, exact: true }).click();
  await expect(footer.getByRole("button", { name, exact: true, pressed: true })).toBeVisible();
}

for (const language of languages) {
  if (language === "en" && !isThorough) continue;
  test(
    `from the menu to the kitchen, everything is in ${languageNames[language]}`,
    {
      tag: isThorough || language === "en" ? "@slow" : [usualProject[language], "@slow"],
    },
    ({ page, newVisitor, javaScriptEnabled, shop }) =>
      inLanguage(language, async () => {
        test.setTimeout(isThorough ? 480_000 : 180_000);
        const main = page.getByRole("main");
        const press = (name: string) =>
          main.getByRole("button", { name, exact: true }).first().click();
        let person = anyPerson();
        const dish = { en: "Lassi", hi: "लस्सी", mr: "लस्सी" }[language];

        await test.step("chooses the language, searches and fills the cart", async () => {
          await page.goto("/");
          await chooseLanguage(page);
          await expect(page).toHaveURL(localPath("/"));
          await look(page);
          await open(page, "/menu", m.shared_menu());
          await page.goto(`${localPath("/menu")}?q=${encodeURIComponent(dish)}`);
          await press(m.shared_addToCart({ name: dish }));
          await expectToast(page, m.cart_addedToCart({ name: dish }));
          await open(page, "/menu/mix-bhel", "");
          await main.getByRole("radio").first().check();
          await press(m.menu_addToCart());
          await open(page, "/cart", m.cart_yourCart());
          await press(m.shared_increaseQuantityOf({ itemName: dish }));
          await expect(main.getByRole("region", { name: m.shared_orderSummary() })).toBeVisible();
        });

        await test.step("registers and places an order", async () => {
          await main.getByRole("link", { name: m.shared_proceedToCheckout() }).click();
          await expect(main.getByText(m.checkout_loginRequired())).toBeVisible();
          await look(page);
          await main.getByRole("link", { name: m.shared_login() }).click();
          await expect(page).toHaveURL(/\/login\?/);
          await look(page);
          await main.getByRole("link", { name: m.shared_createAnAccount() }).click();
          await expect(page).toHaveURL(/\/register\?/);
          await look(page);
          person = await registerThroughTheForm(page, {
            name: "Asha Kulkarni",
            phone: "+91 98220 12345",
          });
          await expect(page).toHaveURL(/\/checkout$/);
          const summary = main.getByRole("region", { name: m.shared_orderSummary() });
          for (const way of [m.shared_pickup(), m.shared_homeDelivery()]) {
            await main.getByRole("radio", { name: way }).check();
            if (!javaScriptEnabled) await press(m.shared_updateTotal());
            const fee = summary.getByText(m.shared_free(), { exact: true });
            await expect(fee).toHaveCount(way === m.shared_pickup() ? 1 : 0);
          }
          await main.getByLabel(m.shared_address(), { exact: true }).fill("12 Laxmi Road");
          await main.getByLabel(m.shared_city(), { exact: true }).fill("Pune");
          await main.getByLabel(m.shared_pincode(), { exact: true }).fill("411030");
          await look(page);
          await press(m.checkout_placeOrder());
          await expectToast(page, m.checkout_orderPlacedSuccessfully());
          await look(page);
        });

        const number = new URL(page.url()).searchParams.get("order") ?? "";
        const order = shop.database.row("select * from orders where order_number = ?", number);
        expect(order.language).toBe(language);
        const own = main.getByRole("listitem").filter({ hasText: number });
        await open(page, "/my-orders", m.shared_myOrders());
        await expect(own).toContainText(orderStatusLabel("pending"));

        await test.step("the owner accepts it, the kitchen cooks it, a rider delivers it", async () => {
          const owner = await newVisitor();
          await owner.goto("/");
          await chooseLanguage(owner);
          // Not the other tests' admin, who reads English.
          await signInThroughTheForm(owner, await registerStaff(shop, "owner"));
          const move = async (from: OrderStatus, wanted: OrderStatus) => {
            await owner.goto(`/admin/orders/${order.id}`);
            await look(owner);
            const name = forwardSteps(from, "delivery").find(({ to }) => to === wanted)?.label;
            await owner.getByRole("main").getByRole("button", { name, exact: true }).click();
            await expectToast(owner, m.adminOrders_orderStatusUpdatedSuccessfully());
          };
          await move("pending", "confirmed");
          await open(owner, "/admin/kitchen", m.shared_kitchen());
          const ticket = owner.locator(`#row-${order.id}`);
          await ticket.getByRole("button", { name: m.kitchen_start() }).click();
          const ready = ticket.getByRole("button", { name: m.kitchen_ready({ order: "" }).trim() });
          await ready.click();
          await expect(ticket).toHaveClass(/kitchen-ready/);
          await move("preparing", "out_for_delivery");
          await move("out_for_delivery", "delivered");
          await open(owner, "/admin/products/add", m.admin_addProduct());
          await owner.getByRole("button", { name: m.admin_fillTestData() }).click();
          await expect(owner.getByLabel(m.products_productName())).not.toHaveValue("");
          await owner.getByRole("main").getByRole("button", { name: m.admin_addProduct() }).click();
          await expectToast(owner, m.products_productCreatedSuccessfully());
          await look(owner);
        });

        await test.step("the customer reviews it and remembers a dish", async () => {
          await open(page, "/my-orders", m.shared_myOrders());
          await expect(own).toContainText(orderStatusLabel("delivered"));
          await own.getByRole("link", { name: m.orders_rateOrder() }).click();
          await page.getByLabel(m.reviews_reviewTitle()).fill("Crisp");
          await page
            .getByLabel(m.reviews_yourReview(), { exact: true })
            .fill("Crisp and hot, as always.");
          await look(page);
          await page.getByRole("button", { name: m.reviews_submitReview() }).click();
          await expectToast(page, m.reviews_reviewSubmittedSuccessfully());
          await page.goto(localPath("/menu"));
          await press(m.shared_addToWishlist({ name: dish }));
          const remove = m.shared_removeFromWishlist({ name: dish });
          await expect(main.getByRole("button", { name: remove }).first()).toBeVisible();
          await open(page, "/wishlist", m.shared_wishlist());
          await expect(main).toContainText(dish);
        });

        await test.step("books a wedding", async () => {
          await open(page, "/catering", m.catering_theStallComesToYou());
          await page.goto(localPath("/catering/book?type=wedding"));
          await page.getByLabel(m.shared_eventName()).fill("Sangeet");
          await page.getByLabel(m.shared_date(), { exact: true }).fill(dayFromToday(40));
          await page.getByLabel(m.shared_time(), { exact: true }).fill("19:00");
          await page.getByLabel(m.catering_street()).fill("Lawn 4, Baner Road");
          await page.getByLabel(m.shared_city(), { exact: true }).fill("Pune");
          await page.getByLabel(m.shared_stateOfIndia()).fill("Maharashtra");
          await page.getByLabel(m.shared_pincode()).fill("411045");
          const goOn = (step: string) =>
            javaScriptEnabled ? press(m.catering_nextStep({ step })) : undefined;
          await goOn(m.shared_menu());
          await page.locator(".package button").first().click();
          await look(page);
          await goOn(m.shared_contact());
          await page.getByRole("button", { name: m.catering_bookEvent() }).click();
          await expectToast(page, m.catering_eventBookedSuccessfully());
          await look(page);
        });

        await test.step("reads a post, writes to the shop, logs out and in again", async () => {
          await open(page, "/blog", m.shared_blog());
          await main.getByRole("article").getByRole("link").first().click();
          await look(page);
          await open(page, "/contact", m.shared_contact());
          await main.getByLabel(m.pages_subject()).selectOption("feedback");
          await main.getByLabel(m.pages_message()).fill("The puris were lovely.");
          await press(m.pages_sendMessage());
          await expectToast(page, m.pages_messageSentThankYou());
          await page.goto("/profile");
          await look(page);
          await press(m.shared_signOut());
          await expectToast(page, m.account_loggedOutSuccessfully());
          await signInThroughTheForm(page, person);
          await expectToast(page, m.account_welcomeBack());
        });
      }),
  );
}
