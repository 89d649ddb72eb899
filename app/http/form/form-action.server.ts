import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { isStaff } from "#app/domain/access/permissions.ts";
import { takeUsualReasons } from "#app/domain/reasons/usual-reason.ts";
import type { Problem } from "#app/domain/result.ts";
import { isStorageFailure, storageUnavailable } from "#app/domain/storage.server.ts";
import { m } from "#messages";
import { clientIp, clientNetwork } from "../client.server.ts";
import { checkFirstCookie, takeCookieSupport } from "../cookie-check.server.ts";
import { checkEmailLimit, checkRateLimit } from "../limits/check-rate-limit.server.ts";
import { isFormWithinBudget, MAX_BODY_BYTES, MAX_LONG_BODY_BYTES } from "../limits/input-budget.ts";
import { reserveRoom } from "../limits/large-bodies.server.ts";
import type { RateLimitedAction } from "../limits/rate-limits.server.ts";
import { log, loggedPath, requestIdOf } from "../log.server.ts";
import { visitorOf } from "../session/visitor.server.ts";
import { redirectWithToast } from "../toast.server.ts";
import { answerOnce, takeOnceKey } from "./answer-once.server.ts";
import { failedForm } from "./form-reply.server.ts";
import { isInPlace } from "./in-place.server.ts";
import { showAfterFailure } from "./parse-form.server.ts";
import { type PostedForm, readForm } from "./read-form.server.ts";
import { discardUnsentForm, rememberPosted, typedByOf } from "./unsent-forms.server.ts";

/** Three images of 5 MB, plus the text. */
const MAX_IMAGE_FORM_BYTES = 16 * 1024 * 1024;

export type FormContext = {
  request: Request;
  params: ActionFunctionArgs["params"];
  form: FormData;
  /** Whether a form with images was too large, so that parts of it are missing. */
  isTooLarge: boolean;
  url: URL;
};

function refusal(status: number, message: string, retryAfterSeconds?: number): Response {
  const headers = new Headers();
  if (status === 405) headers.set("Allow", "GET, HEAD, POST");
  if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
  return new Response(message, { status, headers });
}

type FormOptions = {
  /** The fields to show again if the form is refused before `handle` has parsed it. */
  fields?: z.ZodType;
  /** Guests cannot send images: only their text can wait until they have logged in. */
  hasImages?: true;
  /** The maximum size of everything but files, for staff; 64 KB by default and for everybody else. */
  maxTextBytes?: number;
  /** The reply of a form on several pages if it is sent too often; other forms return to their own page. */
  onLimit?: (form: FormData, limited: Problem) => Promise<Response> | ReturnType<typeof failedForm>;
  /**
   * For a form without a single-use key, because its page is cached: without scripts, a second tap counts only once.
   */
  ignoresSecondTap?: true;
  /** The message after an unexpected error. */
  failure?: () => string;
  /** The message when the shop does not respond; by default, the same. */
  networkFailure?: () => string;
};

/** The fields of these forms are credentials, so none is kept after the session has ended. */
const PROOFS: RateLimitedAction[] = ["prove a password", "enter a code"];

const UNEXPECTED = () => m.shared_requestFailed();

/** The action of every form of the shop: allows only POST, limits rate and size, and logs unexpected errors. */
export function formAction<Answer>(
  rateLimit: RateLimitedAction,
  handle: (context: FormContext) => Promise<Answer>,
  {
    fields,
    maxTextBytes = MAX_BODY_BYTES,
    hasImages,
    ignoresSecondTap,
    onLimit,
    failure = UNEXPECTED,
    networkFailure = failure,
  }: FormOptions = {},
) {
  async function action(args: ActionFunctionArgs) {
    try {
      const reply = await answer(args);
      if (reply instanceof Response) checkCookies(args, reply);
      return reply;
    } catch (thrown) {
      if (thrown instanceof Response) checkCookies(args, thrown);
      throw thrown;
    }
  }

  async function answer(args: ActionFunctionArgs) {
    const { request, params } = args;
    if (request.method !== "POST") throw refusal(405, "Method not allowed");
    const isLong = hasImages || maxTextBytes > MAX_BODY_BYTES;
    let room: ReturnType<typeof reserveRoom> | undefined;
    let posted: PostedForm | null = null;
    try {
      const { user, cartOwner } = await visitorOf(request);
      const refused = checkRateLimit(rateLimit, user, request);
      const textBytes = isLong && isStaff(user) ? maxTextBytes : MAX_BODY_BYTES;
      const maxBytes = hasImages && !refused ? MAX_IMAGE_FORM_BYTES : textBytes;
      room = reserveRoom(request, user ? maxBytes : textBytes, user);
      if (!room.ok) throw refusal(503, room.message, room.retryAfterSeconds);
      posted = await readForm(request, {
        maxBytes,
        maxTextBytes: textBytes,
        maxPlainBytes: Math.min(textBytes, MAX_LONG_BODY_BYTES),
        keepsFiles: hasImages === true && user !== null && !refused,
      });
      if (!posted || !isFormWithinBudget(posted.form))
        throw refusal(400, m.shared_formUnreadableRetry());
      const { form, isTooLarge } = posted;
      const url = new URL(request.url);
      const once = takeOnceKey(form);
      takeCookieSupport(request, form);
      takeUsualReasons(form);
      rememberPosted(request, posted, PROOFS.includes(rateLimit));
      if (fields) showAfterFailure(form, fields);
      // After a refusal, only the typed values are read, in order to show them again.
      const limited = refused ?? (await checkEmailLimit(rateLimit, form.get("email"), request));
      if (limited && onLimit) return await onLimit(form, limited);
      if (limited) return await refusedReply(args, form, limited, 429);
      const typedBy = typedByOf(request);
      // The admin area has its own reply to customers.
      const isGuarded = url.pathname.startsWith("/admin") && !isStaff(user);
      if (user && typedBy && typedBy !== user.id && !isGuarded) {
        const message = m.shared_otherAccount({ name: user.name });
        return await refusedReply(args, form, { message }, 409);
      }
      if (isTooLarge && !hasImages) throw refusal(413, m.shared_requestTooLarge());
      if (user && form.has("discard")) {
        await discardUnsentForm(request, url.pathname);
        return await redirectWithToast(url.pathname + url.search);
      }
      const answerForm = () => handle({ request, params, form, isTooLarge, url });
      const owner = user?.id ?? cartOwner.token;
      const sender = owner ?? (once && clientNetwork(clientIp(request) ?? ""));
      const countsOnce = once !== null || (ignoresSecondTap && !isInPlace(form));
      const reply =
        sender && countsOnce
          ? await answerOnce({ once, sender, url, form }, answerForm)
          : await answerForm();
      if (user && reply instanceof Response && reply.status < 400) {
        await discardUnsentForm(request, url.pathname);
      }
      return reply;
    } catch (thrown) {
      if (request.signal.aborted) throw thrown;
      return await failedReply(args, posted?.form ?? new FormData(), thrown, failure);
    } finally {
      posted?.remove();
      if (room?.ok) room.value();
    }
  }

  return Object.assign(action, { networkFailure, rateLimit });
}

/** A page with scripts has already checked whether the browser accepts cookies. */
function checkCookies({ request, context }: ActionFunctionArgs, reply: Response): void {
  if (!context.isDataRequest) checkFirstCookie(request, reply);
}

/**
 * Error pages are only for pages that cannot be loaded: after a failed form, the visitor keeps the
 * page and the typed values.
 */
async function failedReply(
  { request, context }: ActionFunctionArgs,
  form: FormData,
  thrown: unknown,
  failure: () => string,
) {
  if (thrown instanceof Response) {
    // A redirect or, without JavaScript, an error page with the problem; Back leads to the form.
    if (thrown.status < 400 || !context.isDataRequest) throw thrown;
    const message = (await thrown.text()) || failure();
    return refusedReply({ request, context }, form, { message }, thrown.status);
  }
  const url = new URL(request.url);
  const requestId = requestIdOf(request);
  log.error({ err: thrown, requestId, method: request.method, path: loggedPath(url.pathname) });
  const problem = isStorageFailure(thrown) ? storageUnavailable() : undefined;
  const refused = problem ?? { message: failure() };
  return refusedReply({ request, context }, form, refused, problem ? 503 : 500);
}

async function refusedReply(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  form: FormData,
  { message, retryAfterSeconds }: Pick<Problem, "message" | "retryAfterSeconds">,
  status: number,
) {
  const url = new URL(request.url);
  if (!context.isDataRequest) {
    const page = pageOfForm(request.headers.get("referer"), url);
    const hasFields = [...form.keys()].some((name) => name !== "returnTo");
    if (!page && hasFields && status === 429) {
      // Replies directly, because the URL may belong to a button without a page.
      const { data: answer, init } = failedForm(form, message, status, retryAfterSeconds);
      return Response.json(answer, init ?? {});
    }
    if (!page) throw refusal(status, message, retryAfterSeconds);
    if (page.pathname !== url.pathname || !hasFields) {
      return redirectWithToast(page.pathname + page.search, { type: "error", message });
    }
  } else if (status >= 500 || isInPlace(form)) {
    // The other refusals are shown by the form's page.
    context.formFailure = message;
  }
  return failedForm(form, message, status, retryAfterSeconds);
}

/** Null if the browser does not tell which page the form was on. */
function pageOfForm(referer: string | null, { origin }: URL): URL | null {
  const page = referer && URL.canParse(referer) ? new URL(referer) : null;
  return page?.origin === origin ? page : null;
}
