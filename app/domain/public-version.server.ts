import { sqlite } from "#db/client.server.ts";
import { MINUTE_MS, now } from "./clock.ts";

const version = sqlite
  .prepare<[], number>("select version from public_version where id = 1")
  .pluck();

/**
 * Changes with every write, by any process, to data that public pages show
 * (db/triggers/public-version.ts), and every minute, because sale hours and opening hours depend on
 * the clock.
 */
export function publicVersion(): string {
  return `${version.get()}/${Math.floor(now().getTime() / MINUTE_MS)}`;
}
