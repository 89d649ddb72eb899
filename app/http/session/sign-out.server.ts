import { logOut } from "#app/domain/accounts/sessions.server.ts";
import { deviceOfToken } from "#app/domain/staff/devices.server.ts";
import { clientOf } from "../client.server.ts";
import { readDeviceToken } from "./cookies.server.ts";

/** Ends the session with this token; the request says where it was ended. */
export async function signOut(request: Request, token: string | null): Promise<void> {
  if (!token) return;
  const device = deviceOfToken(await readDeviceToken(request));
  logOut(token, clientOf(request), device?.id ?? null);
}
