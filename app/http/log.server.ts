import pino from "pino";
import { env } from "./env.server.ts";
import { recentFailures } from "./recent-failures.server.ts";

const EMAIL_ADDRESS = /[^\s"'<>/:=,;]+(@|%40)[^\s"'<>/:=,;]+/gi;
/** Long and with upper-case letters, or long and hexadecimal: none of the shop's slugs look like that. */
const TOKEN = /(?<=\/)((?=[^/]*[A-Z])[\w.~-]{24,}|[0-9a-f]{32,})(?=\/|$)/g;
/** Some libraries append the parameters to the message of a failed statement. */
const VALUES = /\n?params: [\s\S]*?(?=\n {4}at |$)/;
const ERROR_LEVEL = 50;

/** Removes email addresses and statement parameters from an error's text. */
export function withoutPeople(text: string): string {
  return text.replace(VALUES, "").replace(EMAIL_ADDRESS, "[address]");
}

/** A request's path without tokens and email addresses. */
export function loggedPath(path: string): string {
  return path.replace(EMAIL_ADDRESS, "[address]").replace(TOKEN, "[token]");
}

function loggedError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    message: withoutPeople(error.message),
    code: "code" in error ? String(error.code) : undefined,
    stack: withoutPeople(error.stack ?? ""),
  };
}

/** Writes JSON lines to standard output, without personal data or tokens. */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: undefined,
    serializers: { err: loggedError },
    hooks: {
      logMethod(args, write, level) {
        if (level >= ERROR_LEVEL) recentFailures.add(args[0]);
        write.apply(this, args);
      },
    },
  },
  // Asynchronous, so that responses do not wait for slow output. The rest is flushed at exit.
  pino.destination({ dest: 1, sync: false }),
);
