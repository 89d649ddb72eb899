/**
 * Together with the response time and the sound, the warning comes within 20 seconds: nobody should
 * rely on an outdated screen for longer.
 */
export const CHECK_SECONDS = 10;
export const ANSWER_WITHIN_MS = 6000;
/** While the shop does not respond. */
export const RECHECK_SECONDS = 2;

/**
 * Whether a staff page is up to date: `live` from the stream, `polling` without it, `lost` if the
 * shop does not respond, `signed out` if it no longer lets this person in.
 */
export type Connection = "starting" | "live" | "polling" | "lost" | "signed out";

export function isBroken(connection: Connection): connection is "lost" | "signed out" {
  return connection === "lost" || connection === "signed out";
}
