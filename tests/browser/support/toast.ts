import type { Locator, Page } from "playwright/test";

/** The latest toast with this text. */
export function toast(page: Page, text: string): Locator {
  return page.locator(".toast").filter({ hasText: text }).last();
}
