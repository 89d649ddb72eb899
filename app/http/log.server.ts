import pino from "pino";
import { env } from "./env.server.ts";

/** The shop's log: JSON lines on standard output, without personal data or tokens. */
export const log = pino({ level: env.LOG_LEVEL, base: undefined });
