import { expect, type Locator, type Page } from "playwright/test";

/** The latest toast with this text. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.locator(".toast").filter({ hasText: text }).last();
}

/**
 * Without scripts, a toast fades but stays in the document. On a busy machine, it may have faded
 * before the first look at the page.
 */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(toast(page, text)).toBeAttached();
}
