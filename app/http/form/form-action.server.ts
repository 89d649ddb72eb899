import type { ActionFunctionArgs } from "@remix-run/node";
import { isStorageFailure, storageUnavailable } from "#app/domain/storage.server.ts";
import { readBody } from "../body.server.ts";
import { log, loggedPath } from "../log.server.ts";
import { requestIdOf } from "../request-id.server.ts";

const MAX_FORM_BYTES = 1_000_000;

export type FormContext = {
  request: Request;
  params: ActionFunctionArgs["params"];
  form: FormData;
  url: URL;
};

function refusal(status: number, words: string): Response {
  return new Response(words, { status, statusText: words });
}

const MAX_ENTRIES = 1000;
const MAX_NAME_LENGTH = 200;
const MAX_INDEX = 99;

/**
 * Whether a form's names are such as the shop's pages give them. A list index is a length that the form
 * library would fill up, and its own control names would be parsed as JSON.
 */
function hasPlainNames(form: FormData): boolean {
  const names = [...form.keys()];
  return (
    names.length <= MAX_ENTRIES &&
    names.every(
      (name) =>
        name.length <= MAX_NAME_LENGTH &&
        !name.startsWith("__") &&
        [...name.matchAll(/\[([^\]]*)\]/g)].every(([, index]) => Number(index) <= MAX_INDEX),
    )
  );
}

async function readForm(request: Request, maxBytes: number): Promise<FormData> {
  const body = await readBody(request, maxBytes);
  if (!body) throw refusal(413, "That was too large to send");
  const contentType = request.headers.get("content-type") ?? "";
  try {
    return await new Response(body, { headers: { "content-type": contentType } }).formData();
  } catch {
    throw refusal(400, "The form could not be read");
  }
}

/**
 * Takes what a screen does with a posted form (and what to say when that breaks), returns the Remix
 * action. Every form of the shop comes through here: sent by POST from the shop's own page, and no
 * larger than it may be. Source: architecture, Security of Remix 2; API contract, Envelope; spec 1 §8.
 */
export function formAction<Answer>(
  handle: (context: FormContext) => Promise<Answer>,
  { maxBytes = MAX_FORM_BYTES, failure }: { maxBytes?: number; failure?: string } = {},
) {
  return async ({ request, params }: ActionFunctionArgs): Promise<Answer> => {
    if (request.method !== "POST") throw refusal(405, "Method not allowed");
    const form = await readForm(request, maxBytes);
    if (!hasPlainNames(form)) throw refusal(400, "The form could not be read");
    const url = new URL(request.url);
    try {
      return await handle({ request, params, form, url });
    } catch (thrown) {
      if (thrown instanceof Response) throw thrown;
      if (!isStorageFailure(thrown) && !failure) throw thrown;
      const path = loggedPath(url.pathname);
      log.error({ err: thrown, requestId: requestIdOf(request), method: request.method, path });
      if (isStorageFailure(thrown)) throw refusal(503, storageUnavailable().message);
      throw refusal(500, failure ?? "");
    }
  };
}
