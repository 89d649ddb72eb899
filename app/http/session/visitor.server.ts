import { isStaff } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import { userOfSession } from "#app/domain/accounts/sessions.server.ts";
import type { CartOwner } from "#app/domain/cart/cart.ts";
import type { Preferences } from "#app/domain/preferences/preferences.ts";
import { deviceOfToken } from "#app/domain/staff/devices.server.ts";
import { clientIp } from "../client.server.ts";
import {
  readCartToken,
  readDeviceToken,
  readPreferences,
  readSessionToken,
} from "./cookies.server.ts";

/** The user of a session; for staff, also where they work from. */
export async function actorOf(request: Request, sessionToken: string | null): Promise<User | null> {
  if (!sessionToken) return null;
  const deviceToken = await readDeviceToken(request);
  const user = userOfSession(sessionToken, deviceToken) ?? null;
  if (!user || !isStaff(user)) return user;
  const device = deviceOfToken(deviceToken);
  return { ...user, origin: { ip: clientIp(request) ?? "", device } };
}

/** The visitor identified by a request's cookies. */
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
