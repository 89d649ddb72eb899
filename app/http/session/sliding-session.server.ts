import { userOfSession } from "#app/domain/accounts/sessions.server.ts";
import { renewGuestCart } from "#app/domain/cart/own-cart.server.ts";
import { cartCookie, readCartCookie, readSessionCookie, sessionCookie } from "./cookies.server.ts";

/**
 * Takes the request for a page, returns the cookies to send again: on the first page of a day those of a
 * living session and of a guest's cart, so that who comes back stays logged in as long as the row does.
 * Source: decisions, Accounts ("with an expiry"); decisions, Cart ("a long-lived cookie").
 */
export async function slidingSessionCookies(request: Request): Promise<string[]> {
  const cookies: string[] = [];
  const session = await readSessionCookie(request);
  if (session?.isOld && userOfSession(session.token)) {
    cookies.push(await sessionCookie(request, session.token));
  }
  const cart = await readCartCookie(request);
  if (cart?.isOld && renewGuestCart(cart.token)) {
    cookies.push(await cartCookie(request, cart.token));
  }
  return cookies;
}
