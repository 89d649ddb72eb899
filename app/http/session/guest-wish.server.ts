import { type GuestWish, guestWish } from "#app/domain/wishlist/grant-wish.server.ts";
import { shopCookie } from "./shop-cookie.server.ts";

const MINUTES = 15;

const cookie = shopCookie("wish", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: MINUTES * 60,
});

/** The Set-Cookie header that keeps the wish until the guest has logged in; null deletes it. */
export function wishCookie(wish: GuestWish | null): Promise<string> {
  return wish ? cookie.serialize(wish) : cookie.serialize("", { maxAge: 0 });
}

export async function readWish(request: Request): Promise<GuestWish | null> {
  const sent: unknown = await cookie.parse(request.headers.get("cookie"));
  return guestWish.safeParse(sent).data ?? null;
}
