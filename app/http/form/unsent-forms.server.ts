import {
  deleteUnsentForm,
  findUnsentForm,
  storeUnsentForm,
  UNSENT_FORM_HOURS,
} from "#app/domain/cart/unsent-forms.server.ts";
import { clientNetwork } from "../client-network.server.ts";
import { clientIp } from "../same-origin.server.ts";
import { shopCookie } from "../session/shop-cookie.server.ts";
import { visitorOf } from "../session/visitor.server.ts";

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

/** Stores a form whose session has expired, except files and passwords. Returns the cookies that find it again. */
export async function saveUnsentForm(
  request: Request,
  path: string,
  form: FormData,
): Promise<string[]> {
  const fields = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !SECRET.test(entry[0]),
  );
  const earlier = await tokenOf(request);
  if (earlier) deleteUnsentForm(earlier);
  const sender = {
    address: clientNetwork(clientIp(request) ?? ""),
    cart: (await visitorOf(request)).cartOwner,
  };
  const token = storeUnsentForm(path, fields, sender);
  return token ? [await cookie.serialize(token)] : [];
}

/** The unsent form of this path, as it was posted. */
export async function unsentFormAt(request: Request, path: string): Promise<FormData | null> {
  const token = await tokenOf(request);
  const fields = token && findUnsentForm(path, token);
  if (!fields) return null;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Deletes the unsent form of this path. Returns the cookies to set. */
export async function discardUnsentForm(request: Request, path: string): Promise<string[]> {
  const token = await tokenOf(request);
  if (!token || !findUnsentForm(path, token)) return [];
  deleteUnsentForm(token);
  return [await cookie.serialize("", { maxAge: 0 })];
}
