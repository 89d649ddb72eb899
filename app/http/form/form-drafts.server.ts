import { createCookie } from "@remix-run/node";
import {
  DRAFT_HOURS,
  deleteFormDraft,
  findFormDraft,
  saveFormDraft,
} from "#app/domain/drafts/form-drafts.server.ts";
import { isHttps } from "../same-origin.server.ts";
import { isPlainName } from "./form-action.server.ts";

const cookie = createCookie("draft", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: DRAFT_HOURS * 3600,
});

/** Never stored. */
const SECRET = /password/i;

async function tokenOf(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && value.length > 0 && value.length <= 100 ? value : null;
}

/** Stores a form whose session has expired, except files and passwords. Returns the cookies that find it again. */
export async function saveDraft(request: Request, path: string, form: FormData): Promise<string[]> {
  const fields = [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && isPlainName(entry[0]) && !SECRET.test(entry[0]),
  );
  const earlier = await tokenOf(request);
  if (earlier) deleteFormDraft(earlier);
  const token = saveFormDraft(path, fields);
  return token ? [await cookie.serialize(token, { secure: isHttps(request) })] : [];
}

/** The draft of the form at this path, as it was posted. */
export async function draftFor(request: Request, path: string): Promise<FormData | null> {
  const token = await tokenOf(request);
  const fields = token && findFormDraft(path, token);
  if (!fields) return null;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Deletes the draft of the form at this path. Returns the cookies to set. */
export async function discardDraft(request: Request, path: string): Promise<string[]> {
  const token = await tokenOf(request);
  if (!token || !findFormDraft(path, token)) return [];
  deleteFormDraft(token);
  return [await cookie.serialize("", { maxAge: 0, secure: isHttps(request) })];
}
