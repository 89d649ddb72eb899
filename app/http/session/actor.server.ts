import { isStaff } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import { userOfSession } from "#app/domain/accounts/sessions.server.ts";
import { deviceOfToken } from "#app/domain/staff/devices.server.ts";
import { clientIp } from "../same-origin.server.ts";
import { readDeviceToken } from "./cookies.server.ts";

/** Whose session it is; of staff also where they work from. */
export async function actorOf(request: Request, sessionToken: string | null): Promise<User | null> {
  if (!sessionToken) return null;
  const deviceToken = await readDeviceToken(request);
  const user = userOfSession(sessionToken, deviceToken) ?? null;
  if (!user || !isStaff(user)) return user;
  const device = deviceOfToken(deviceToken);
  return { ...user, origin: { ip: clientIp(request) ?? "", device } };
}
