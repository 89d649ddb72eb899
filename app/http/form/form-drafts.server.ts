import { createCookie } from "@remix-run/node";
import {
  DRAFT_HOURS,
  deleteFormDraft,
  findFormDraft,
  saveFormDraft,
} from "#app/domain/drafts/form-drafts.server.ts";
import { isHttps } from "../same-origin.server.ts";

const cookie = createCookie("draft", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: DRAFT_HOURS * 3600,
});

/** Never kept. Source: decisions, Every screen without JavaScript ("never passwords"). */
const SECRET = /password/i;

async function tokenOf(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && value.length > 0 && value.length <= 100 ? value : null;
}

/**
 * Takes a request whose sender is not signed in, the form's address and the posted form; keeps what was
 * typed (files and passwords apart) and returns the cookies that find it again.
 * Source: decisions, Every screen without JavaScript ("values kept").
 */
export async function saveDraft(request: Request, path: string, form: FormData): Promise<string[]> {
  const fields = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !SECRET.test(entry[0]),
  );
  const earlier = await tokenOf(request);
  if (earlier) deleteFormDraft(earlier);
  const token = saveFormDraft(path, fields);
  return token ? [await cookie.serialize(token, { secure: isHttps(request) })] : [];
}

/** Takes a request and a form's address, returns what waits for that form, as it was posted, or null. Source: as `saveDraft`. */
export async function draftFor(request: Request, path: string): Promise<FormData | null> {
  const token = await tokenOf(request);
  const fields = token && findFormDraft(path, token);
  if (!fields) return null;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Takes a request, forgets the draft it carries and returns the cookies that say so: the form was saved. Source: as `saveDraft`. */
export async function discardDraft(request: Request): Promise<string[]> {
  const token = await tokenOf(request);
  if (!token) return [];
  deleteFormDraft(token);
  return [await cookie.serialize("", { maxAge: 0, secure: isHttps(request) })];
}
