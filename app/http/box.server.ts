import { setTimeout as after } from "node:timers/promises";
import { closeDataFile, dataVersion } from "#app/domain/data-file.server.ts";
import { env } from "./env.server.ts";
import { log, loggedPath } from "./log.server.ts";
import { isNewcomer } from "./newcomer.server.ts";
import { stopPostman } from "./postman.server.ts";

/** A letter that takes longer is sent again by the next start. */
const LETTER_WITHIN_MS = 700;

/** Lets the letter on its way be noted, then brings the file in order. */
async function close(): Promise<void> {
  await Promise.race([stopPostman(), after(LETTER_WITHIN_MS)]);
  closeDataFile();
}

/**
 * What the web server in front of the application needs of it: which version the data have, of whom nothing is known, the log, the
 * settings of the door, and how to close for the day. Source: decisions, One box.
 */
export const box = {
  dataVersion,
  isNewcomer,
  close,
  log,
  loggedPath,
  trustedHops: env.TRUST_PROXY,
};

export type Box = typeof box;
