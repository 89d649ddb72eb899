import type { Language } from "#app/domain/language/language.ts";
import type { Registration } from "#tests/support/records/people.ts";
import { fieldsOfForm } from "./form-fields.ts";
import { visibleText } from "./page-text.ts";

export type FormFields = Record<string, string | string[]>;

export type FormReply = {
  status: number;
  headers: Headers;
  text: string;
  /** The text that a reader sees, with single spaces. */
  visibleText: string;
  /** The path of a redirect, or the whole URL if it leaves the shop. */
  location: string | null;
  /** The fields of the form with this action, including hidden ones. */
  form(action: string): FormFields;
};

/** A minimal browser without JavaScript: cookies, pages and forms. Redirects are not followed. */
export class FormVisitor {
  private readonly jar = new Map<string, string>();

  /** A function is asked with each request, so that a server may start later. */
  constructor(private readonly address: string | (() => string)) {}

  get baseUrl(): string {
    return typeof this.address === "string" ? this.address : this.address();
  }

  /** The cookies that the next request will send. */
  cookies(): Record<string, string> {
    return Object.fromEntries(this.jar);
  }

  /** The same cookies as one header. */
  cookieHeader(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get(path: string, headers: Record<string, string> = {}): Promise<FormReply> {
    return this.request(path, { method: "GET", headers });
  }

  async read(path: string): Promise<string> {
    return (await this.get(path)).visibleText;
  }

  /** The fields of the form that a page sends to its own path. */
  async formOn(path: string): Promise<FormFields> {
    return (await this.get(path)).form(path);
  }

  /** Sends the form of a page as opened, with these fields changed. */
  async fillIn(path: string, fields: FormFields = {}): Promise<FormReply> {
    return this.postForm(path, { ...(await this.formOn(path)), ...fields });
  }

  /** Submits a form as a page of this shop would (FormData: with files), unless `headers` has another `origin`. */
  postForm(
    path: string,
    fields: FormFields | FormData = {},
    { headers = {} }: { headers?: Record<string, string> } = {},
  ): Promise<FormReply> {
    const body = fields instanceof FormData ? fields : urlEncoded(fields);
    const sameOrigin = { origin: this.baseUrl, "sec-fetch-site": "same-origin" };
    return this.request(path, { method: "POST", headers: { ...sameOrigin, ...headers }, body });
  }

  follow(reply: FormReply): Promise<FormReply> {
    if (reply.location === null) throw new Error(`No redirect (${reply.status}).`);
    return this.get(reply.location);
  }

  async signInAs({ email, password }: Pick<Registration, "email" | "password">): Promise<void> {
    const reply = await this.fillIn("/login", { email, password });
    if (reply.location === null) throw new Error(`${email} is not signed in (${reply.status}).`);
  }

  /** Uses the switch in the footer of any page. */
  async speak(language: Language): Promise<void> {
    await this.postForm("/preferences/language", { language, returnTo: "/cart" });
  }

  /** Continues the session of a token, as if its owner had signed in with this browser. */
  continueSession(token: string): void {
    const day = Math.floor(Date.now() / 86_400_000);
    this.jar.set("session", encodeURIComponent(btoa(JSON.stringify(`${token}.${day}`))));
  }

  /** As if the session had expired. */
  endSession(): void {
    this.jar.delete("session");
  }

  private async request(path: string, init: RequestInit): Promise<FormReply> {
    const cookie = this.cookieHeader();
    const response = await fetch(new URL(path, this.baseUrl), {
      ...init,
      redirect: "manual",
      headers: {
        accept: "text/html",
        // Compressing thousands of pages would take longer than testing them.
        "accept-encoding": "identity",
        ...(cookie ? { cookie } : {}),
        ...init.headers,
      },
    });
    this.storeCookies(response.headers.getSetCookie());
    const text = await response.text();
    const target = this.targetOf(response, path);
    // The browser's first cookie: the check redirects, because this browser accepts it.
    const isCheck = /^(\/(hi|mr))?\/cookie-check\?/.test(target ?? "");
    const location = target && isCheck ? (await this.get(target)).location : target;
    return {
      status: response.status,
      headers: response.headers,
      text,
      get visibleText() {
        return visibleText(text);
      },
      location,
      form: (action) => fieldsOfForm(text, action, path),
    };
  }

  private targetOf(response: Response, path: string): string | null {
    const target = response.headers.get("location");
    if (target === null) return null;
    const { href, origin } = new URL(target, new URL(path, this.baseUrl));
    return origin === this.baseUrl ? href.slice(origin.length) : href;
  }

  private storeCookies(setCookies: string[]): void {
    for (const line of setCookies) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      const isExpired = attributes.some((attribute) => {
        const [key = "", setting = ""] = attribute.trim().split("=");
        if (key.toLowerCase() === "max-age") return Number(setting) <= 0;
        return key.toLowerCase() === "expires" && Date.parse(setting) <= Date.now();
      });
      if (isExpired) this.jar.delete(name.trim());
      else this.jar.set(name.trim(), value.join("="));
    }
  }
}

export type Upload = { name: string; bytes: Buffer; type?: string };

/** A form with files in this input; browsers send an empty file for an input without any. */
export function withFiles(fields: FormFields, input: string, files: Upload[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of [value].flat()) form.append(name, item);
  }
  for (const { name, bytes, type = "image/png" } of files) {
    form.append(input, new File([new Uint8Array(bytes)], name, { type }));
  }
  if (files.length === 0) form.append(input, new File([], ""));
  return form;
}

function urlEncoded(fields: FormFields): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of [value].flat()) body.append(name, item);
  }
  return body;
}
