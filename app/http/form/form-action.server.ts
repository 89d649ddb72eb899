import type { ActionFunctionArgs } from "@remix-run/node";
import { isStorageFailure, storageUnavailable } from "#app/domain/storage.server.ts";
import { reserveRoom } from "../large-bodies.server.ts";
import { log, loggedPath } from "../log.server.ts";
import { requestIdOf } from "../request-id.server.ts";
import { visitorOf } from "../session/visitor.server.ts";
import { type FormLimits, MAX_FORM_ENTRIES, readForm } from "./read-form.server.ts";

const MAX_TEXT_BYTES = 1_000_000;
/** Three images of 5 MB, and the text. */
const MAX_IMAGE_FORM_BYTES = 16 * 1024 * 1024;

export type FormContext = {
  request: Request;
  params: ActionFunctionArgs["params"];
  form: FormData;
  /** Of a form with images; then some of it is missing. */
  isTooLarge: boolean;
  url: URL;
};

function refusal(status: number, message: string, retryAfterSeconds?: number): Response {
  const headers = new Headers();
  if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
  return new Response(message, { status, statusText: message, headers });
}

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

function unreadable(): Response {
  return refusal(400, "The form could not be read");
}

function hasPlainNames(form: FormData): boolean {
  const names = [...form.keys()];
  return names.length <= MAX_FORM_ENTRIES && names.every(isPlainName);
}

type FormOptions = {
  /** Of guests only the text is read, so that it can wait until they have logged in. */
  hasImages?: true;
  /** Of a form with images, the size of everything else; 1 MB by default. */
  maxTextBytes?: number;
  /** What an unexpected error says. */
  failure?: string;
};

/** The action of every form of the shop: allows only POST, limits the size, and logs unexpected errors. */
export function formAction<Answer>(
  handle: (context: FormContext) => Promise<Answer>,
  { maxTextBytes = MAX_TEXT_BYTES, hasImages, failure }: FormOptions = {},
) {
  async function run({ request, params }: ActionFunctionArgs, limits: FormLimits): Promise<Answer> {
    const posted = await readForm(request, limits);
    if (!posted) throw unreadable();
    const { form, isTooLarge, remove } = posted;
    try {
      if (!hasPlainNames(form)) throw unreadable();
      if (isTooLarge && !hasImages) throw refusal(413, "That is too large to send");
      return await handle({ request, params, form, isTooLarge, url: new URL(request.url) });
    } finally {
      remove();
    }
  }

  return async (args: ActionFunctionArgs): Promise<Answer> => {
    const { request } = args;
    if (request.method !== "POST") throw refusal(405, "Method not allowed");
    const user = hasImages ? (await visitorOf(request)).user : null;
    const room = reserveRoom(request, user ? MAX_IMAGE_FORM_BYTES : MAX_TEXT_BYTES, user);
    if (!room.ok) throw refusal(503, room.message, room.retryAfterSeconds);
    try {
      return await run(args, {
        maxBytes: hasImages ? MAX_IMAGE_FORM_BYTES : MAX_TEXT_BYTES,
        maxTextBytes: user ? maxTextBytes : MAX_TEXT_BYTES,
        keepsFiles: user !== null,
      });
    } catch (thrown) {
      if (thrown instanceof Response || request.signal.aborted) throw thrown;
      if (!isStorageFailure(thrown) && !failure) throw thrown;
      const path = loggedPath(new URL(request.url).pathname);
      log.error({ err: thrown, requestId: requestIdOf(request), method: request.method, path });
      const { message, retryAfterSeconds } = storageUnavailable();
      if (isStorageFailure(thrown)) throw refusal(503, message, retryAfterSeconds);
      throw refusal(500, failure ?? "");
    } finally {
      room.value();
    }
  };
}
