import type { Page } from "playwright/test";
import type { Language } from "#app/domain/language/language.ts";
import { localPath } from "#app/domain/language/paths.ts";
import { starterGroupIds } from "#app/domain/options/customizations.ts";
import { firstAdmin } from "#tests/support/shop/server.ts";
import { watchForErrors } from "./browser-errors.ts";
import { waitForHydrationOn } from "./hydration.ts";
import { postForm } from "./post-form.ts";
import { DEVICE_TOKEN, type SeededShop, seedShop } from "./seeded-shop.ts";
import { test as base, expect, signInAs } from "./test.ts";

export { expect } from "./test.ts";

/** One screen in one of its states. */
export type Screen = {
  name: string;
  who: "guest" | "newCustomer" | "regular" | "admin" | "kitchen";
  at: (shop: SeededShop) => string;
  prepare?: (page: Page) => Promise<void>;
};

type Path = string | ((shop: SeededShop) => string);

function screens(who: Screen["who"], paths: Record<string, Path>): Screen[] {
  return Object.entries(paths).map(([name, path]) => ({
    name: `${who}-${name}`,
    who,
    at: typeof path === "string" ? () => path : path,
  }));
}

/** A screen after its form was submitted and rejected, unchanged or with the changes made by `type`. */
function rejected(
  who: Screen["who"],
  name: string,
  at: string,
  button: string | RegExp,
  type: Screen["prepare"] = undefined,
): Screen {
  return {
    name: `${who}-${name}-rejected`,
    who,
    at: () => at,
    async prepare(page) {
      await type?.(page);
      await page.getByRole("main").getByRole("button", { name: button }).last().click();
      await page.locator("[aria-invalid=true], [role=alert]").first().waitFor();
    },
  };
}

/** Every screen of the shop in its states: empty, filled, rejected, missing. */
export const allScreens: Screen[] = [
  ...screens("guest", {
    home: "/",
    "home-picture": "/?photo=steel-pots",
    "home-branch": "/?branch=main",
    menu: "/menu",
    "order-at-the-counter": "/here",
    "menu-shelf": "/menu?category=snacks",
    "menu-nothing-found": "/menu?q=pizza",
    dish: ({ dish }) => `/menu/${dish}`,
    "dish-removed": ({ removedDish }) => `/menu/${removedDish}`,
    "reviews-of-dish": ({ dish }) => `/reviews?product=${dish}`,
    combo: "/menu/family-pack",
    "menu-long-search": `/menu?q=${"x".repeat(100)}`,
    cart: "/cart",
    login: "/login",
    "switch-no-device": "/admin/switch",
    register: "/register",
    "password-reset": "/password-reset",
    "password-reset-spent": "/password-reset/new?key=unknown",
    "email-verification": ({ emailKey }) => `/email-verification?key=${emailKey}`,
    "email-verification-spent": "/email-verification?key=unknown",
    reviews: "/reviews",
    blog: "/blog",
    "blog-nothing-found": "/blog?q=pizza",
    post: ({ post }) => `/blog/${post.slug}`,
    "starter-post": "/blog/choosing-puris",
    catering: "/catering",
    "catering-days": "/catering/days",
    about: "/about",
    contact: "/contact",
    faqs: "/faqs",
    order: "/order",
    delivery: "/delivery",
    takeaway: "/takeaway",
    corporate: "/corporate",
    wedding: "/wedding",
    privacy: "/privacy",
    terms: "/terms",
    sitemap: "/sitemap",
    api: "/api",
    preferences: "/preferences",
    newsletter: "/newsletter?email=asha",
    tokens: "/tokens",
    "tracked-order": ({ order }) => order.trackingPath,
    "not-found": "/nowhere",
  }),
  {
    name: "guest-dish-rejected",
    who: "guest",
    at: () => "/menu/mix-bhel",
    async prepare(page) {
      await page.locator(".dish-bar").getByRole("button", { name: "Add to Cart" }).click();
      await page.getByRole("link", { name: "Choose Plate for Mix Bhel." }).waitFor();
    },
  },
  {
    name: "guest-dish-over-menu",
    who: "guest",
    at: () => "/menu?category=chaat",
    async prepare(page) {
      await page.getByRole("link", { name: "Choose: Mix Bhel" }).click();
      await page.getByRole("radio", { name: "Half plate" }).waitFor();
    },
  },
  {
    name: "guest-pincode-outside",
    who: "guest",
    at: () => "/menu",
    async prepare(page) {
      await page.context().clearCookies({ name: "pincode" });
      await page.reload();
      await page.getByLabel("Check your pincode").fill("411099");
      await page.getByRole("button", { name: "Check", exact: true }).click();
      await page.getByText("We do not deliver to 411099 yet").waitFor();
    },
  },
  {
    name: "newCustomer-self-order",
    who: "newCustomer",
    at: () => "/here",
    async prepare(page) {
      // Works even while the shop is closed, when its code leads nowhere.
      const value = encodeURIComponent(btoa(JSON.stringify("5")));
      await page.context().addCookies([{ name: "stall", value, url: page.url() }]);
      await page.goto("/here/order");
      await page.getByText("Table 5").first().waitFor();
    },
  },
  rejected("guest", "login", "/login", "Login"),
  rejected("guest", "register", "/register", /Create/),
  rejected("guest", "contact", "/contact", /Send/),
  ...screens("newCustomer", {
    cart: "/cart",
    checkout: "/checkout",
    "my-orders": "/my-orders",
    "my-events": "/my-events",
    wishlist: "/wishlist",
    profile: "/profile",
    "confirmation-not-placed": "/order-confirmation",
  }),
  ...screens("regular", {
    home: "/",
    menu: "/menu",
    cart: "/cart",
    "cart-clear": "/cart?clear",
    "cart-line": ({ line }) => `/cart/lines/${line}`,
    checkout: "/checkout",
    confirmation: ({ order }) => `/order-confirmation?order=${order.number}`,
    "my-orders": "/my-orders",
    "my-order": ({ order }) => `/my-orders?order=${order.number}`,
    "order-cancellation": ({ order }) => `/my-orders/${order.number}/cancellation`,
    "order-claim": ({ order }) => `/my-orders/${order.number}/claim`,
    "order-claimed": ({ claim }) => `/my-orders?order=${claim.orderNumber}`,
    "order-changes": ({ order }) => `/my-orders/${order.number}/changes`,
    "order-problem": ({ order }) => `/my-orders/${order.number}/problem`,
    "order-billing": ({ order }) => `/my-orders/${order.number}/billing`,
    "order-bill": ({ order }) => `/my-orders/${order.number}/bill`,
    "order-notifications": ({ order }) => `/my-orders/${order.number}/notifications`,
    "my-events": "/my-events",
    "my-event": ({ event }) => `/my-events?event=${event.number}`,
    "event-billing": ({ event }) => `/my-events/${event.number}/billing`,
    "event-cancellation": ({ event }) => `/my-events/${event.number}/cancellation`,
    "event-changes": ({ event }) => `/my-events/${event.number}/changes`,
    booking: "/catering/book",
    wishlist: "/wishlist",
    "wishlist-reviews": "/wishlist?tab=reviews",
    "wishlist-posts": "/wishlist?tab=posts",
    "new-review": "/reviews/new",
    profile: "/profile",
    "profile-address": ({ address }) => `/profile/addresses/${address}`,
    "profile-password": "/profile/password",
    "profile-closure": "/profile/closure",
  }),
  rejected("regular", "checkout", "/checkout", /Place Order/i, async (page) => {
    await page.locator(".folded > summary").first().click();
    await page.locator("[name=phone]").fill("");
  }),
  {
    name: "regular-booking-rejected",
    who: "regular",
    at: () => "/catering/book",
    // Shows all of its steps at once again.
    async prepare(page) {
      const form = page.locator("main form[method=post]").last();
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      await page.locator("[aria-invalid=true], [role=alert]").first().waitFor();
    },
  },
  ...screens("admin", {
    dashboard: "/admin",
    search: "/admin/search?q=puri",
    "search-nothing-found": "/admin/search?q=pizzeria",
    counter: "/admin/counter",
    "counter-nothing-found": "/admin/counter?query=pizza",
    orders: "/admin/orders",
    "orders-all": "/admin/orders?status=all",
    "orders-nothing-found": "/admin/orders?search=nobody",
    tickets: "/admin/orders/tickets",
    order: ({ order }) => `/admin/orders/${order.id}`,
    "order-cancellation": ({ order }) => `/admin/orders/${order.id}/cancellation`,
    "order-changes": ({ order }) => `/admin/orders/${order.id}/changes`,
    "order-payments": ({ order }) => `/admin/orders/${order.id}/payments`,
    "order-refunds": ({ paidOrder }) => `/admin/orders/${paidOrder}/refunds`,
    "order-payment-reversal": ({ paidOrder, payment }) =>
      `/admin/orders/${paidOrder}/payments/${payment}/reversal`,
    "orders-filtered": "/admin/orders?payment=unpaid",
    payments: "/admin/payments",
    "payments-claims": "/admin/payments?list=claims",
    "payments-refunds": "/admin/payments?list=refunds",
    "order-claimed": ({ claim }) => `/admin/orders/${claim.orderId}`,
    "claim-rejection": ({ claim }) => `/admin/orders/${claim.orderId}/claims/${claim.id}/rejection`,
    "payment-findings": "/admin/payments/findings",
    "online-payments": "/admin/payments/online",
    ticket: ({ order }) => `/admin/orders/${order.id}/ticket`,
    slip: ({ order }) => `/admin/orders/${order.id}/bill`,
    "order-billing": ({ order }) => `/admin/orders/${order.id}/billing`,
    bill: ({ paidOrder }) => `/admin/orders/${paidOrder}/bill`,
    kitchen: "/admin/kitchen",
    "settings-stations": "/admin/settings/stations",
    "settings-printers": "/admin/settings/printers",
    "settings-printer-add": "/admin/settings/printers/add",
    deliveries: "/admin/deliveries",
    day: "/admin/day",
    "day-closing": ({ openDay }) => `/admin/day/${openDay}/closing`,
    "day-closed": ({ closedDay }) => `/admin/day/${closedDay}`,
    reports: "/admin/reports",
    "reports-months": "/admin/reports?by=months",
    products: "/admin/products",
    "product-add": "/admin/products/add",
    "product-prices": "/admin/products/prices",
    "product-prices-preview": "/admin/products/prices?direction=lower&amount=20&choices=on",
    "product-import": "/admin/products/import",
    "option-sales": "/admin/products/option-sales",
    "product-edit": ({ dish }) => `/admin/products/edit/${dish}`,
    "product-order": "/admin/products/order",
    "product-section": "/admin/products/sections/snacks",
    "product-section-add": "/admin/products/sections/add",
    "combo-add": "/admin/products/add?kind=combo",
    "product-removal": ({ dish }) => `/admin/products/${dish}/removal`,
    options: "/admin/options",
    "option-add": "/admin/options/add",
    "option-edit": `/admin/options/${starterGroupIds.spiceLevel}`,
    coupons: "/admin/coupons",
    "coupon-add": "/admin/coupons/add",
    "coupon-edit": ({ coupon }) => `/admin/coupons/${coupon}`,
    "option-removal": `/admin/options/${starterGroupIds.spiceLevel}/removal`,
    blogs: "/admin/blogs",
    "blog-add": "/admin/blogs/add",
    "blog-edit": ({ post }) => `/admin/blogs/edit/${post.id}`,
    "blog-removal": ({ post }) => `/admin/blogs/${post.id}/removal`,
    events: "/admin/events",
    "events-nothing-found": "/admin/events?search=nobody",
    event: ({ event }) => `/admin/events?event=${event.id}`,
    "event-stats": "/admin/events?stats=1",
    "event-calendar": "/admin/events/calendar",
    "event-new": "/admin/events/new",
    "events-sheet": "/admin/events/sheet",
    "event-quote": ({ event }) => `/admin/events/${event.id}/quote`,
    "event-payments": ({ event }) => `/admin/events/${event.id}/payments`,
    "event-refunds": ({ event }) => `/admin/events/${event.id}/refunds`,
    "event-payment-reversal": ({ event, eventPayment }) =>
      `/admin/events/${event.id}/payments/${eventPayment}/reversal`,
    "event-cancellation": ({ event }) => `/admin/events/${event.id}/cancellation`,
    "event-sheet": ({ event }) => `/admin/events/${event.id}/sheet`,
    customers: "/admin/customers",
    customer: ({ customer }) => `/admin/customers?customer=${customer}`,
    "customer-removal": ({ customer }) => `/admin/customers/${customer}/removal`,
    staff: "/admin/staff",
    "staff-add": "/admin/staff/add",
    "staff-permissions": "/admin/staff/permissions",
    "staff-edit": ({ staff }) => `/admin/staff/${staff}`,
    "staff-activity": ({ staff }) => `/admin/staff/${staff}/activity`,
    "staff-invitation": ({ staff }) => `/admin/staff/${staff}/invitation`,
    "staff-removal": ({ staff }) => `/admin/staff/${staff}/removal`,
    devices: "/admin/devices",
    notifications: "/admin/notifications",
    "device-removal": ({ device }) => `/admin/devices/${device}/removal`,
    reviews: "/admin/reviews",
    "review-removal": ({ review }) => `/admin/reviews/${review}/removal`,
    messages: "/admin/messages",
    "message-removal": ({ message }) => `/admin/messages/${message}/removal`,
    subscribers: "/admin/subscribers",
    "subscriber-removal": ({ subscriber }) => `/admin/subscribers/${subscriber}/removal`,
    log: "/admin/log",
    "sign-ins": "/admin/sign-ins",
    "second-factor": "/profile/second-factor",
    health: "/admin/health",
    emails: "/admin/emails",
    "before-you-open": "/admin/before-you-open",
    "first-hour": "/admin/first-hour/menu",
    poster: "/admin/poster",
    "table-cards": "/admin/poster/cards?tables=3",
    settings: "/admin/settings",
    "zone-add": "/admin/zones/add",
    "zone-edit": ({ zone }) => `/admin/zones/${zone}`,
    "zone-removal": ({ zone }) => `/admin/zones/${zone}/removal`,
    "settings-opening": "/admin/settings/opening",
    "settings-hours": "/admin/settings/hours",
    "settings-holidays": "/admin/settings/holidays",
    "settings-delivery": "/admin/settings/delivery",
    "settings-times": "/admin/settings/times",
    "settings-charges": "/admin/settings/charges",
    "settings-catering": "/admin/settings/catering",
    "settings-payment": "/admin/settings/payment",
    "settings-bill": "/admin/settings/bill",
    "settings-log": "/admin/settings/log",
    "settings-tax": "/admin/settings/tax",
    bills: "/admin/bills",
    "bills-nothing-found": "/admin/bills?q=nowhere",
    "settings-alerts": "/admin/settings/alerts",
    prep: "/admin/prep",
    "prep-stock": "/admin/prep/stock",
  }),
  {
    name: "admin-counter-order",
    who: "admin",
    at: () => "/admin/counter",
    async prepare(page) {
      await page.getByRole("button", { name: /^Combo Deal/ }).click();
      await page.getByRole("button", { name: /^Mix Bhel/ }).click();
      await page.getByRole("radio", { name: "Phone, delivery" }).check();
      await page.getByRole("textbox", { name: "Phone" }).fill("9822012345");
      await page.getByRole("radio", { name: "Split" }).check();
      // What the order lacks, next to the button that waits for it.
      await page.locator("#counter-problems").waitFor();
    },
  },
  {
    name: "admin-counter-placed",
    who: "admin",
    at: () => "/admin/counter",
    async prepare(page) {
      await page.getByRole("button", { name: /^Masala Chai/ }).click();
      await page.getByRole("radio", { name: "Cash" }).check();
      await page.getByRole("button", { name: "₹100", exact: true }).click();
      await page.getByRole("button", { name: "Take payment" }).click();
      await page.locator(".counter-token").waitFor();
      await page.getByRole("button", { name: /^Masala Chai/ }).click();
      await page.getByRole("radio", { name: "UPI" }).check();
    },
  },
  {
    name: "admin-second-factor-setup",
    who: "admin",
    at: () => "/profile/second-factor",
    // Nothing is turned on until the first code.
    async prepare(page) {
      await page.getByLabel("Current password").fill(firstAdmin.password);
      await page.getByRole("button", { name: "Set it up" }).click();
      await page.getByRole("img", { name: /QR code/ }).waitFor();
    },
  },
  ...screens("kitchen", {
    orders: "/admin/orders",
    order: ({ order }) => `/admin/orders/${order.id}`,
    products: "/admin/products",
    denied: "/admin/settings",
  }),
  {
    name: "kitchen-switch",
    who: "kitchen",
    at: () => "/admin/switch",
    async prepare(page) {
      const value = encodeURIComponent(btoa(JSON.stringify(DEVICE_TOKEN)));
      await page.context().addCookies([{ name: "device", value, url: page.url() }]);
      await page.reload();
      await page.getByLabel("PIN").waitFor();
    },
  },
  {
    name: "admin-found-payments",
    who: "admin",
    at: () => "/admin/payments/findings",
    async prepare(page) {
      await page.getByLabel("Messages").fill(`Rs.1 credited by ${"A".repeat(80)} 632511110002`);
      await page.getByRole("button", { name: "Find payments" }).click();
      await page.getByRole("heading", { name: "Check yourself" }).waitFor();
    },
  },
  rejected("admin", "product-add", "/admin/products/add", /Add Product/),
  rejected("admin", "coupon-add", "/admin/coupons/add", "Add Coupon"),
  rejected("admin", "option-add", "/admin/options/add", "Add Options"),
  rejected("admin", "zone-add", "/admin/zones/add", "Add Zone"),
  rejected("admin", "staff-add", "/admin/staff/add", "Invite"),
  rejected("admin", "blog-add", "/admin/blogs/add", /Create/),
];

/** A visitor's page, which stays open from one screen to the next. */
type Visit = { page: Page; errors: () => string[]; language: Language };

type ScreenFixtures = {
  /** Opens a screen in its state as its visitor; the next one opens on the same page. */
  open: (screen: Screen, theme: Theme) => Promise<Page>;
  /** For tests that let requests fail, which the browser reports as console errors. */
  failsRequests: boolean;
  language: Language;
};

type Theme = "light" | "dark";

/** All screens of a worker share one furnished shop, because opening them changes nothing. */
export const test = base.extend<
  ScreenFixtures,
  { furnished: SeededShop; visits: Map<Screen["who"], Visit> }
>({
  // A mail server that never answers, because the screens are those of a shop that sends emails.
  shopEnv: [
    { SMTP_URL: "smtp://127.0.0.1:9", SITE_URL: "https://chatpata.test" },
    { scope: "worker" },
  ],

  furnished: [
    async ({ shop }, use) => use(await seedShop(shop.server, shop.api, shop.database)),
    { scope: "worker" },
  ],

  visits: [
    async ({}, use) => {
      const visits = new Map<Screen["who"], Visit>();
      await use(visits);
      for (const { page } of visits.values()) await page.context().close();
    },
    { scope: "worker" },
  ],

  failsRequests: [false, { option: true }],
  language: ["en", { option: true }],

  // A new browser context for each of a hundred screens would take as long as the checks.
  open: async (
    { browser, failsRequests, furnished, javaScriptEnabled, language, visits, viewport },
    use,
  ) => {
    const visitOf = async (who: Screen["who"]) => {
      const known = visits.get(who);
      if (known) return known;
      const context = await browser.newContext();
      const page = await context.newPage();
      const visit: Visit = { page, errors: watchForErrors(context), language: "en" };
      if (javaScriptEnabled) waitForHydrationOn(visit.page);
      if (who !== "guest") await signInAs(visit.page, furnished.people[who]);
      visits.set(who, visit);
      return visit;
    };
    let visit: Visit | undefined;
    await use(async ({ who, at, prepare }, theme) => {
      visit = await visitOf(who);
      const { page } = visit;
      // The account remembers it.
      if (visit.language !== language) {
        await postForm(page, "/preferences/language", { language, returnTo: "/" });
        visit.language = language;
      }
      if (viewport) await page.setViewportSize(viewport);
      await page.goto(localPath(at(furnished), language));
      await prepare?.(page);
      await setTheme(page, theme);
      return page;
    });
    const errors = visit
      ?.errors()
      .filter((text) => !failsRequests || !/^Failed to (load|fetch)/.test(text))
      // All screens of an admin share a session, in which only a few pages at once can follow the
      // orders.
      .filter((text) => !/503 .*\/admin\/orders\/stream/.test(text));
    expect(errors, "the browser's console").toEqual([]);
  },
});

/** Changes the theme of an open page without saving it as a preference. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
    document.documentElement.className = chosen;
  }, theme);
}
