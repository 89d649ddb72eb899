import { closeDataFile, dataVersion } from "#app/domain/data-file.server.ts";
import { env } from "./env.server.ts";
import { log, loggedPath } from "./log.server.ts";

/**
 * What the web server in front of the application needs of it: which version the data have, the log, the
 * settings of the door, and how to close the file. Source: decisions, One box.
 */
export const box = { dataVersion, closeDataFile, log, loggedPath, trustedHops: env.TRUST_PROXY };

export type Box = typeof box;
