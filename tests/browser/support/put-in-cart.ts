import type { Page } from "playwright/test";
import { postForm } from "./post-form.ts";

/** Adds a dish to the visitor's cart without opening the menu. */
export async function putInCart(page: Page, dish: { id: string }, quantity = 1): Promise<void> {
  await postForm(page, "/cart/lines", { product: dish.id, quantity: String(quantity) });
}
