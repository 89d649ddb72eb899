import { DISH_ANCHOR } from "#app/domain/menu/dish.ts";

const base = "http://shop.invalid";

/** Prevents redirects to other sites: returns the fallback unless the URL is a path of this shop. */
export function safeRedirect(typed: unknown, fallback: string): string {
  if (typeof typed !== "string" || !typed.startsWith("/") || !URL.canParse(typed, base)) {
    return fallback;
  }
  const { origin, pathname, search, hash } = new URL(typed, base);
  // Checked after parsing, because parsing drops tabs, turns backslashes into slashes, and turns
  // `/..//` into `//`.
  const leavesShop = origin !== base || pathname.startsWith("//");
  return leavesShop ? fallback : `${pathname}${search}${hash}`;
}

/** The page to go back to, such as a filtered list: `returnTo` in the form or in the URL. */
export function returnPath(source: Request | FormData, fallback: string): string {
  const fields = "url" in source ? new URL(source.url).searchParams : source;
  return safeRedirect(fields.get("returnTo"), fallback);
}

/** The list to go back to after a removal, unless it was filtered down to the row that was removed. */
export function returnPathAfterRemoval(request: Request, list: string, filter: string): string {
  const back = returnPath(request, list);
  return new URL(back, base).searchParams.has(filter) ? list : back;
}

/** The page of a list of dishes. The list has only one form, so the pressed button's dish id completes the anchor. */
export function returnToDish(form: FormData, fallback: string): string {
  const path = returnPath(form, fallback);
  if (!path.endsWith(DISH_ANCHOR)) return path;
  return path + encodeURIComponent(String(form.get("product") ?? form.get("productId")));
}

export function loginUrl(returnTo: string): string {
  return `/login?returnTo=${encodeURIComponent(returnTo)}`;
}
