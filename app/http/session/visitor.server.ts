import type { User } from "#app/domain/access/user.ts";
import type { CartOwner } from "#app/domain/cart/cart.ts";
import type { Preferences } from "#app/domain/preferences/preferences.ts";
import { actorOf } from "./actor.server.ts";
import { readCartToken, readPreferences, readSessionToken } from "./cookies.server.ts";

/** The visitor that a request's cookies identify. */
export type Visitor = {
  user: User | null;
  cartOwner: CartOwner;
  preferences: Preferences;
  sessionToken: string | null;
};

export async function visitorOf(request: Request): Promise<Visitor> {
  const [sessionToken, cartToken, preferences] = await Promise.all([
    readSessionToken(request),
    readCartToken(request),
    readPreferences(request),
  ]);
  const user = await actorOf(request, sessionToken);
  return {
    user,
    cartOwner: { userId: user?.id ?? null, token: user ? null : cartToken },
    preferences,
    sessionToken,
  };
}
