import pino from "pino";
import { env } from "./env.server.ts";
import { recentFailures } from "./recent-failures.server.ts";

const MAIL_ADDRESS = /[^\s"'<>/:=,;]+(@|%40)[^\s"'<>/:=,;]+/gi;
/** Long and of mixed letters, or long and of hex digits: nothing that the shop names its things by. */
const TOKEN = /(?<=\/)((?=[^/]*[A-Z])[\w.~-]{24,}|[0-9a-f]{32,})(?=\/|$)/g;
/** Some libraries tell with a failed statement what was to be stored. */
const VALUES = /\n?params: [\s\S]*?(?=\n {4}at |$)/;
const ERROR_LEVEL = 50;

/** Takes text that an error came with, returns it without what may be a person's. */
export function withoutPeople(text: string): string {
  return text.replace(VALUES, "").replace(MAIL_ADDRESS, "[address]");
}

/** Takes the path of a request, returns it as the log may tell it: without tokens and mail addresses. Source: decisions, One box. */
export function loggedPath(path: string): string {
  return path.replace(MAIL_ADDRESS, "[address]").replace(TOKEN, "[token]");
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

/** The shop's log: JSON lines on standard output, without personal data or tokens. */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: undefined,
    serializers: { err: loggedError },
    hooks: {
      logMethod(words, write, level) {
        if (level >= ERROR_LEVEL) recentFailures.keep(words[0]);
        write.apply(this, words);
      },
    },
  },
  // Lines leave at once, and together while many are written: no answer waits for the terminal. The rest goes at the exit.
  pino.destination({ dest: 1, sync: false }),
);
