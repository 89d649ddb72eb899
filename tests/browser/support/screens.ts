import type { Page } from "playwright/test";
import { watchForErrors } from "./browser-errors.ts";
import { waitForHydrationOn } from "./hydration.ts";
import { type SeededShop, seedShop } from "./seeded-shop.ts";
import { test as base, expect, signInAs } from "./test.ts";

export { expect } from "./test.ts";

/** One screen in one of its states: who looks at it, where it is, and what was done there first. */
export type Screen = {
  name: string;
  who: "guest" | "newCustomer" | "regular" | "admin";
  at: (shop: SeededShop) => string;
  prepare?: (page: Page) => Promise<void>;
};

type Address = string | ((shop: SeededShop) => string);

function screens(who: Screen["who"], list: Record<string, Address>): Screen[] {
  return Object.entries(list).map(([name, address]) => ({
    name: `${who}-${name}`,
    who,
    at: typeof address === "string" ? () => address : address,
  }));
}

/** Sends a form as it stands and waits for what it complains of. */
function refused(who: Screen["who"], name: string, at: string, button: string | RegExp): Screen {
  return {
    name: `${who}-${name}-refused`,
    who,
    at: () => at,
    async prepare(page) {
      await page.getByRole("main").getByRole("button", { name: button }).last().click();
      await page.locator("[aria-invalid=true], [role=alert]").first().waitFor();
    },
  };
}

/** Every screen of the shop in its states: empty, filled, refused, missing. */
export const allScreens: Screen[] = [
  ...screens("guest", {
    home: "/",
    "home-picture": "/?photo=steel-pots",
    "home-branch": "/?branch=main",
    menu: "/menu",
    "menu-shelf": "/menu?category=snacks",
    "menu-nothing-found": "/menu?q=pizza",
    cart: "/cart",
    login: "/login",
    register: "/register",
    "password-reset": "/password-reset",
    "password-reset-spent": "/password-reset/new?key=unknown",
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
    "not-found": "/nowhere",
  }),
  refused("guest", "login", "/login", "Login"),
  refused("guest", "register", "/register", /Create/),
  refused("guest", "contact", "/contact", /Send/),
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
    "cart-line": ({ line }) => `/cart/lines/${line}`,
    checkout: "/checkout",
    confirmation: ({ order }) => `/order-confirmation?order=${order.number}`,
    "my-orders": "/my-orders",
    "my-order": ({ order }) => `/my-orders?order=${order.number}`,
    "order-cancellation": ({ order }) => `/my-orders/${order.number}/cancellation`,
    "my-events": "/my-events",
    "my-event": ({ event }) => `/my-events?event=${event.number}`,
    "event-cancellation": ({ event }) => `/my-events/${event.number}/cancellation`,
    booking: "/catering/book",
    wishlist: "/wishlist",
    "wishlist-dishes": "/wishlist?tab=dishes",
    "wishlist-posts": "/wishlist?tab=posts",
    "new-review": "/reviews/new",
    profile: "/profile",
    "profile-password": "/profile/password",
    "profile-closure": "/profile/closure",
  }),
  refused("regular", "checkout", "/checkout", /Place Order/i),
  refused("regular", "booking", "/catering/book", /Book/),
  ...screens("admin", {
    dashboard: "/admin",
    search: "/admin/search?q=puri",
    "search-nothing-found": "/admin/search?q=pizzeria",
    orders: "/admin/orders",
    "orders-nothing-found": "/admin/orders?q=nobody",
    order: ({ order }) => `/admin/orders?order=${order.id}`,
    "order-cancellation": ({ order }) => `/admin/orders/${order.id}/cancellation`,
    ticket: ({ order }) => `/admin/orders/${order.id}/ticket`,
    bill: ({ order }) => `/admin/orders/${order.id}/bill`,
    products: "/admin/products",
    "product-add": "/admin/products/add",
    "product-edit": ({ dish }) => `/admin/products/edit/${dish}`,
    "product-removal": ({ dish }) => `/admin/products/${dish}/removal`,
    blogs: "/admin/blogs",
    "blog-add": "/admin/blogs/add",
    "blog-edit": ({ post }) => `/admin/blogs/edit/${post.id}`,
    "blog-removal": ({ post }) => `/admin/blogs/${post.id}/removal`,
    events: "/admin/events",
    "events-nothing-found": "/admin/events?search=nobody",
    event: ({ event }) => `/admin/events?event=${event.id}`,
    "event-stats": "/admin/events?stats=1",
    "event-calendar": "/admin/events/calendar",
    "event-advance": ({ event }) => `/admin/events/${event.id}/advance`,
    "event-cancellation": ({ event }) => `/admin/events/${event.id}/cancellation`,
    "event-sheet": ({ event }) => `/admin/events/${event.id}/sheet`,
    customers: "/admin/customers",
    customer: ({ customer }) => `/admin/customers?customer=${customer}`,
    "customer-removal": ({ customer }) => `/admin/customers/${customer}/removal`,
    reviews: "/admin/reviews",
    "review-removal": ({ review }) => `/admin/reviews/${review}/removal`,
    messages: "/admin/messages",
    "message-removal": ({ message }) => `/admin/messages/${message}/removal`,
    subscribers: "/admin/subscribers",
    "subscriber-removal": ({ subscriber }) => `/admin/subscribers/${subscriber}/removal`,
    log: "/admin/log",
    health: "/admin/health",
    emails: "/admin/emails",
    settings: "/admin/settings",
    "settings-opening": "/admin/settings/opening",
    "settings-hours": "/admin/settings/hours",
    "settings-holidays": "/admin/settings/holidays",
    "settings-delivery": "/admin/settings/delivery",
    "settings-catering": "/admin/settings/catering",
    "settings-payment": "/admin/settings/payment",
    "settings-bill": "/admin/settings/bill",
  }),
  refused("admin", "product-add", "/admin/products/add", /Add Product/),
  refused("admin", "blog-add", "/admin/blogs/add", /Create/),
];

/** The page of whoever looks at screens, which stays open from one screen to the next. */
type Seat = { page: Page; errors: () => string[] };

type ScreenFixtures = {
  /** Opens a screen in its state, as whoever it is for, in a theme; the next one opens on the same page. */
  open: (screen: Screen, theme: Theme) => Promise<Page>;
};

type Theme = "light" | "dark";

/** One furnished shop for all screens of a worker: whoever looks at them changes nothing. */
export const test = base.extend<
  ScreenFixtures,
  { furnished: SeededShop; seats: Map<Screen["who"], Seat> }
>({
  furnished: [
    async ({ shop }, use) => use(await seedShop(shop.server, shop.api, shop.database)),
    { scope: "worker" },
  ],

  seats: [
    async ({}, use) => {
      const seats = new Map<Screen["who"], Seat>();
      await use(seats);
      for (const { page } of seats.values()) await page.context().close();
    },
    { scope: "worker" },
  ],

  // A new visitor for each of a hundred screens would cost as much as looking at them.
  open: async ({ browser, furnished, isScripted, seats, viewport }, use) => {
    const seated = async (who: Screen["who"]) => {
      const known = seats.get(who);
      if (known) return known;
      const context = await browser.newContext();
      const seat = { page: await context.newPage(), errors: watchForErrors(context) };
      if (isScripted) waitForHydrationOn(seat.page);
      if (who !== "guest") await signInAs(seat.page, furnished.people[who]);
      seats.set(who, seat);
      return seat;
    };
    let seat: Seat | undefined;
    await use(async ({ who, at, prepare }, theme) => {
      seat = await seated(who);
      const { page } = seat;
      if (viewport) await page.setViewportSize(viewport);
      await page.goto(at(furnished));
      await prepare?.(page);
      await choose(page, theme);
      return page;
    });
    expect(seat?.errors(), "the browser's console").toEqual([]);
  },
});

/** Changes the theme of an open page, past the preferences. */
export async function choose(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
    document.documentElement.className = chosen;
  }, theme);
}
