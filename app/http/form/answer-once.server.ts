import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { ONCE } from "#app/domain/hidden-fields.ts";
import { m } from "#messages";
import { type Toast, toastOf, withToast } from "../toast.server.ts";

const KEY_LIFETIME_MS = 24 * 3_600_000;

/** A second tap may hit the same button on the page that the first tap loaded, where the key is different. */
const SECOND_TAP_MS = 1_500;

type Done = {
  /** Where the first reply led; null if it stayed on its page. */
  location: string | null;
  toast: Toast | undefined;
  atMs: number;
};

/** Includes pending replies, because two taps may arrive at the same time. Null for a refused form. */
const answers = new LRUCache<string, Promise<Done | null>>({ max: 5_000, ttl: KEY_LIFETIME_MS });

/** Removes the single-use key, because it is not a field of any schema, and returns it; null if the form has none. */
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
 * Handles a form only once, however often it arrives: with the same key, it counts again only if
 * Back led to the form and a field was changed. A refused form may be sent again. A restart forgets
 * the keys; those of orders, bookings and payments are stored with their records.
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
    .then(outcomeOf, () => null)
    .then((result) => {
      if (result) answers.set(sent, done, { ttl: SECOND_TAP_MS });
      else for (const name of names) answers.delete(name);
      return result;
    });
  for (const name of names) answers.set(name, done);
  return reply;
}

/** Null for a refusal, and for a page that just shows its form again, for example with another row. */
function outcomeOf(reply: unknown): Done | null {
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
