import {
  deleteUnsentForm,
  findUnsentForms,
  storeUnsentForm,
  UNSENT_FORM_HOURS,
  type UnsentForm,
} from "#app/domain/cart/unsent-forms.server.ts";
import { LOST_PICTURE, TYPED_BY } from "#app/domain/hidden-fields.ts";
import { withoutLanguage } from "#app/domain/language/paths.ts";
import { m } from "#messages";
import { clientIp, clientNetwork } from "../client.server.ts";
import { shopCookie } from "../session/shop-cookie.server.ts";
import { visitorOf } from "../session/visitor.server.ts";
import type { PostedForm } from "./read-form.server.ts";

const cookie = shopCookie("draft", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: UNSENT_FORM_HOURS * 3600,
});

/** Never stored. */
const SECRET = /password|^pin$/i;

async function tokenOf(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && value.length > 0 && value.length <= 100 ? value : null;
}

type Posted = Pick<PostedForm, "form" | "droppedFile">;

const posted = new WeakMap<Request, Posted & { typedBy: string; isSecret: boolean }>();

/** Keeps the form at hand until it is known whether its sender is logged in. */
export function rememberPosted(request: Request, sent: Posted, isSecret: boolean): void {
  const { form, droppedFile } = sent;
  const typedBy = String(form.get(TYPED_BY) ?? "").slice(0, 40);
  form.delete(TYPED_BY);
  posted.set(request, { form, droppedFile, typedBy, isSecret });
}

/** The id of the person for whom the posted form's page was made; empty for a guest. */
export function typedByOf(request: Request): string {
  return posted.get(request)?.typedBy ?? "";
}

const kept = new WeakSet<Request>();

type Place = {
  /** Where to send the form; by default, where it was sent. */
  path?: string;
  /** The page that shows the form. */
  page: string;
};

/**
 * Stores the posted form, except files and passwords, until its sender has logged in or corrected
 * it. Returns the cookies that find it again.
 */
export async function saveUnsentForm(
  request: Request,
  { path = new URL(request.url).pathname, page }: Place,
): Promise<string[]> {
  const sent = posted.get(request);
  if (!sent || sent.isSecret) return [];
  const fields = [...sent.form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !SECRET.test(entry[0]),
  );
  if (fields.length === 0) return [];
  const isFile = (value: unknown) => value instanceof File;
  if (sent.droppedFile || [...sent.form.values()].some(isFile)) fields.push([LOST_PICTURE, "1"]);
  const sender = {
    address: clientNetwork(clientIp(request) ?? ""),
    cart: (await visitorOf(request)).cartOwner,
  };
  const { typedBy } = sent;
  const place = { path: withoutLanguage(path), page: withoutLanguage(page.replace(/#.*/, "")) };
  const token = await tokenOf(request);
  const stored = storeUnsentForm({ ...place, fields, typedBy, token }, sender);
  // Back leads to the form; with scripts, its page is still there.
  kept.add(request);
  if (!stored) throw new Response(m.shared_requestTooLarge(), { status: 413 });
  return [await cookie.serialize(stored)];
}

async function ownForms(request: Request): Promise<UnsentForm[]> {
  const token = await tokenOf(request);
  const user = token ? (await visitorOf(request)).user : null;
  return token && user ? findUnsentForms(token, user.id) : [];
}

/** The unsent forms that belong to this page. */
export async function unsentFormsOn(request: Request): Promise<UnsentForm[]> {
  const { pathname, searchParams } = new URL(request.url);
  const shown = withoutLanguage(pathname);
  const forms = await ownForms(request);
  return forms.filter(({ page }) => {
    const [path, query] = page.split("?", 2);
    return (
      path === shown && (!query || String(new URLSearchParams(query)) === String(searchParams))
    );
  });
}

/** The unsent form for this path, as it was posted. */
export async function unsentFormAt(request: Request, path: string): Promise<FormData | null> {
  const found = (await ownForms(request)).find((form) => form.path === path);
  if (!found) return null;
  const form = new FormData();
  for (const [name, value] of found.fields) form.append(name, value);
  return form;
}

/** Deletes the unsent form for this path, unless this very request has just stored it. */
export async function discardUnsentForm(request: Request, path: string): Promise<void> {
  if (kept.has(request)) return;
  const token = await tokenOf(request);
  const user = token ? (await visitorOf(request)).user : null;
  if (token && user) deleteUnsentForm(token, withoutLanguage(path), user.id);
}
