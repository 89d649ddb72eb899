import { sqlite } from "#db/client.server.ts";
import { MINUTE_MS, now } from "./clock.ts";

const version = sqlite
  .prepare<[], number>("select version from public_version where id = 1")
  .pluck();

/**
 * Changes with every write, by this process or another one, to what public pages show (db/triggers/public-version.ts), and
 * with every minute, because dishes are sold and the shop is open by the clock.
 */
export function publicVersion(): string {
  return `${version.get()}/${Math.floor(now().getTime() / MINUTE_MS)}`;
}
