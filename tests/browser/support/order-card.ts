import type { Locator, Page } from "playwright/test";

/** An order in a list of the staff. */
export function orderCard(page: Page, orderNumber: string): Locator {
  const link = page.getByRole("link", { name: orderNumber });
  return page.getByRole("main").locator(".order-card").filter({ has: link });
}

/** What rings on every page of the staff. */
export const newsOn = (page: Page): Locator =>
  page.getByRole("complementary", { name: "New orders and bookings" });
