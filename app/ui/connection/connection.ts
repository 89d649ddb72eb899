/** With the answer and the sound, within 20 seconds: nobody may rely on a screen for longer that shows nothing new. */
export const CHECK_SECONDS = 10;
export const ANSWER_WITHIN_MS = 6000;
/** While there is no answer. */
export const RECHECK_SECONDS = 2;

/**
 * Whether a page of the staff shows what is new: `live` from the stream, `polling` without it; `lost` if the shop does not
 * answer, `signed out` if it no longer lets this person in.
 */
export type Connection = "starting" | "live" | "polling" | "lost" | "signed out";

export function isBroken(connection: Connection): connection is "lost" | "signed out" {
  return connection === "lost" || connection === "signed out";
}
