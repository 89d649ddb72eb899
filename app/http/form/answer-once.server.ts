import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { ONCE } from "#app/domain/hidden-fields.ts";
import { m } from "#messages";
import { type Toast, toastOf, withToast } from "../toast.server.ts";

const KEY_LIFETIME_MS = 24 * 3_600_000;

/** A second tap that hits the same button of the page that the first one loaded, which has another key. */
const SECOND_TAP_MS = 1_500;

type Done = {
  /** Where the first answer led; null if it stayed on its page. */
  location: string | null;
  toast: Toast | undefined;
  atMs: number;
};

/** Includes answers that are still awaited, because two taps may arrive at the same time. Null for what was refused. */
const answers = new LRUCache<string, Promise<Done | null>>({ max: 5_000, ttl: KEY_LIFETIME_MS });

/** The single-use key, which is removed because it is no field of any schema; null if the form has none. */
export function takeOnceKey(form: FormData): string | null {
  const key = form.get(ONCE);
  form.delete(ONCE);
  return typeof key === "string" && /^[\w-]{8,40}$/.test(key) ? key : null;
}

type Sent = {
  /** Null for a form that may be sent again, but not by a second tap. */
  once: string | null;
  sender: string;
  url: URL;
  form: FormData;
};

/**
 * Handles a form once, however often it arrives: with the same key, it counts again only if Back led to the form and a
 * field was changed. What was refused may be sent again. A restart forgets the keys; those of orders, bookings and
 * payments are stored with what they made.
 */
export async function answerOnce<Reply>(
  { once, sender, url, form }: Sent,
  handle: () => Promise<Reply>,
): Promise<Reply | Response> {
  const sent = fingerprint([sender, url.pathname + url.search, ...fieldsOf(form)]);
  const names = once ? [`${sent} ${once}`, sent] : [sent];
  for (;;) {
    const earlier = names.map((name) => answers.get(name)).find(Boolean);
    if (!earlier) break;
    const done = await earlier;
    if (done) return repeatedAnswer(done);
  }
  const reply = handle();
  const done = reply
    .then(whatWasDone, () => null)
    .then((result) => {
      if (result) answers.set(sent, done, { ttl: SECOND_TAP_MS });
      else for (const name of names) answers.delete(name);
      return result;
    });
  for (const name of names) answers.set(name, done);
  return reply;
}

/** Null for a refusal, and for a page that only shows its form again, such as after adding a row. */
function whatWasDone(reply: unknown): Done | null {
  if (!(reply instanceof Response) || reply.status >= 400) return null;
  const toast = toastOf(reply);
  if (toast?.type === "error") return null;
  return { location: reply.headers.get("Location"), toast, atMs: Date.now() };
}

async function repeatedAnswer({ location, toast, atMs }: Done): Promise<Response> {
  const isSecondTap = Date.now() - atMs < SECOND_TAP_MS;
  const shown: Toast | undefined = isSecondTap
    ? toast
    : { type: "info", message: m.shared_alreadySaved() };
  const headers = shown ? await withToast(shown) : new Headers();
  if (!location) return Response.json(null, { headers });
  headers.set("Location", location);
  return new Response(null, { status: 303, headers });
}

function fieldsOf(form: FormData): string[] {
  return [...form].map(([name, value]) =>
    typeof value === "string" ? `${name}=${value}` : `${name}=${value.name} ${value.size}`,
  );
}

function fingerprint(parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
