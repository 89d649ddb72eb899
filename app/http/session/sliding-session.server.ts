import { userOfSession } from "#app/domain/accounts/sessions.server.ts";
import { renewGuestCart } from "#app/domain/cart/own-cart.server.ts";
import {
  cartCookie,
  readCartCookie,
  readDeviceToken,
  readSessionCookie,
  sessionCookie,
} from "./cookies.server.ts";

/** Renews the cookies of the session and the guest's cart once a day, so that returning visitors stay logged in. */
export async function slidingSessionCookies(request: Request): Promise<string[]> {
  const cookies: string[] = [];
  const session = await readSessionCookie(request);
  if (session?.isOld && userOfSession(session.token, await readDeviceToken(request))) {
    cookies.push(await sessionCookie(request, session.token));
  }
  const cart = await readCartCookie(request);
  if (cart?.isOld && renewGuestCart(cart.token)) {
    cookies.push(await cartCookie(cart.token));
  }
  return cookies;
}
