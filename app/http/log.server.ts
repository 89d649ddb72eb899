import pino from "pino";
import { env } from "./env.server.ts";
import { recentFailures } from "./limits/recent-failures.server.ts";
import { logOutput } from "./log-output.server.ts";

const MAX_PATH_LENGTH = 200;
const WORD = /[^\s"'<>/:=,;]+/g;
const ADDRESS_SIGN = /@|%40/;
/** Searched word by word, because a pattern for a whole address takes quadratic time on a long text without one. */
const ADDRESS_IN_WORD = /.(@|%40)./;
/** Long with upper-case letters, or long and hexadecimal: none of the shop's slugs look like that. */
const TOKEN = /(?<=\/)((?=[^/]*[A-Z])[\w.~-]{24,}|[0-9a-f]{32,})(?=\/|$)/g;
/** The token in the link of an order, a quote or a payment, in a path or anywhere in a text. */
const TRACKING_TOKEN = /(?<=\/(?:track|pay|quote)\/)[^\s/?#"'<>)]+/gi;
/** Some libraries append the parameters to the message of a failed statement. */
const VALUES = /\n?params: [\s\S]*?(?=\n {4}at |$)/;
const ERROR_LEVEL = 50;

function withoutAddresses(text: string): string {
  if (!ADDRESS_SIGN.test(text)) return text;
  return text.replace(WORD, (word) => (ADDRESS_IN_WORD.test(word) ? "[address]" : word));
}

/** Removes email addresses, tracking tokens and statement parameters from an error's text. */
export function withoutPeople(text: string): string {
  return withoutAddresses(text.replace(VALUES, "")).replace(TRACKING_TOKEN, "[token]");
}

/** A request's path without tokens and email addresses. */
export function loggedPath(path: string): string {
  // A truncated segment could no longer be recognised as a token or an address.
  const end = path.lastIndexOf("/", MAX_PATH_LENGTH) + 1;
  const short = path.length > MAX_PATH_LENGTH ? `${path.slice(0, end)}…` : path;
  return withoutAddresses(short).replace(TRACKING_TOKEN, "[token]").replace(TOKEN, "[token]");
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
  logOutput,
);

/** The id that identifies a request in the log; the server sets it. */
export function requestIdOf(request: Request): string {
  return request.headers.get("x-request-id") ?? "";
}
