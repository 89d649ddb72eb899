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

function refusal(status: number, message: string): Response {
  return new Response(message, { status, statusText: message });
}

const MAX_ENTRIES = 1000;
const MAX_NAME_LENGTH = 200;
const MAX_INDEX = 99;

/** Conform would fill a list up to any index in a field's name, and parse its control fields (`__intent__`) as JSON. */
export function isPlainName(name: string): boolean {
  return (
    name.length <= MAX_NAME_LENGTH &&
    !name.startsWith("__") &&
    [...name.matchAll(/\[([^\]]*)\]/g)].every(([, index]) => Number(index) <= MAX_INDEX)
  );
}

function hasPlainNames(form: FormData): boolean {
  const names = [...form.keys()];
  return names.length <= MAX_ENTRIES && names.every(isPlainName);
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

/** The action of every form of the shop: allows only POST, limits the size, and logs unexpected errors. */
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
