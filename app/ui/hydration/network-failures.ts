import { type Fetcher, matchPath, type ShouldRevalidateFunction } from "@remix-run/react";
import type { ShopIdentity } from "#app/domain/shop.ts";
import { m } from "#messages";
import { noteAnsweredForm, showToast } from "../show-toast.ts";

const ANSWER_WITHIN_MS = 30_000;
const UPLOAD_WITHIN_MS = 60_000;
const MAX_RETRY_DELAY_MS = 8000;

/** Remix reads this as an action that returned false. */
const NO_ANSWER = { body: '[{"_1":2},"data",false]\n', status: 503 };

declare global {
  interface Window {
    failureMessages: FailureMessages;
    shopIdentity: ShopIdentity;
  }
}

/** The messages of failed forms, by the pattern of their path. */
type FailureMessages = Record<string, string>;

/** Whether a form is being sent. After a form without a response, its page may keep reloading for a long time. */
export function isSending({ state, data }: Pick<Fetcher, "state" | "data">): boolean {
  return state === "submitting" || (state === "loading" && data !== false);
}

let isAnswered = false;

/** Whether the shop answered the form that was sent last, if only to say that it failed. */
export const wasFormAnswered = (): boolean => isAnswered;

/** The page whose data Remix loads. */
function pathOf({ pathname }: URL): string {
  return pathname.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "");
}

/**
 * The router asks for more routes before it uses one with parameters in its path, in case another
 * fits better. For the page itself and the actions that came with it, none does.
 */
function isKnown(path: string): boolean {
  const { entry, routes } = window.__remixManifest;
  const actions = Object.values(routes).filter((route) => route?.module === entry.module);
  return path === location.pathname || actions.some((route) => matchPath(`/${route?.path}`, path));
}

/**
 * For data that may have changed in the meantime even if the action was refused, unless the shop
 * did not respond at all.
 */
export const revalidateIfAnswered: ShouldRevalidateFunction = ({ actionStatus }) =>
  actionStatus !== NO_ANSWER.status;

/**
 * When a request fails, Remix replaces the page with an error, and all input is lost. With this, a
 * form without a response leaves the page as it is and shows a toast; a page or its data is
 * requested again until it arrives or the visitor goes elsewhere.
 */
export function keepPageOnFailure(messages: FailureMessages, failureHeader: string): void {
  const { fetch } = window;

  async function answerOf(url: URL, init: RequestInit, withinMs: number): Promise<Response> {
    const controller = new AbortController();
    const abort = () => controller.abort();
    init.signal?.addEventListener("abort", abort);
    const timer = setTimeout(abort, withinMs);
    try {
      const response = await fetch(url, { ...init, signal: controller.signal });
      // A proxy answers for an unreachable shop. The shop itself refuses some addresses before
      // Remix sees them, and would do so again.
      const isAnswer = response.headers.has("X-Remix-Response");
      if (!isAnswer && (response.status >= 500 || init.method === "POST")) {
        throw new Error(`${response.status} of ${url}`);
      }
      // The connection may still be lost halfway.
      return new Response(await response.text(), response);
    } finally {
      clearTimeout(timer);
    }
  }

  async function load(url: URL, init: RequestInit): Promise<Response> {
    for (let delayMs = 1000; ; delayMs = Math.min(2 * delayMs, MAX_RETRY_DELAY_MS)) {
      try {
        return await answerOf(url, init, ANSWER_WITHIN_MS);
      } catch (error) {
        if (init.signal?.aborted) throw error;
        if (delayMs === 1000 && pathOf(url) !== location.pathname) {
          showToast({ type: "warning", message: m.shared_noConnectionTryingAgain() });
        }
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        init.signal?.throwIfAborted();
      }
    }
  }

  async function submit(url: URL, init: RequestInit): Promise<Response> {
    // After the visitor was told that it failed, the form must not arrive later after all.
    const withinMs = init.body instanceof FormData ? UPLOAD_WITHIN_MS : ANSWER_WITHIN_MS;
    let failure = messageFor(url);
    isAnswered = false;
    try {
      const answered = answerOf(url, init, withinMs);
      const response = await answered.finally(() => noteAnsweredForm(pathOf(url)));
      isAnswered = true;
      const message = response.headers.get(failureHeader);
      if (message !== null) failure = decodeURIComponent(message);
      if (response.status < 500) {
        if (message !== null) showToast({ type: "error", message: failure });
        return response;
      }
    } catch (error) {
      if (init.signal?.aborted) throw error;
      console.warn(error);
    }
    showToast({ type: "error", message: failure });
    return new Response(NO_ANSWER.body, NO_ANSWER);
  }

  function messageFor(url: URL): string {
    const path = pathOf(url);
    const pattern = Object.keys(messages).find((pattern) => matchPath(pattern, path));
    return messages[pattern ?? ""] ?? m.shared_requestFailed();
  }

  window.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.pathname === "/__manifest" && url.searchParams.getAll("p").every(isKnown)) {
      return Response.json({});
    }
    if (url.origin !== location.origin || !url.pathname.endsWith(".data"))
      return fetch(input, init);
    return init.method === "POST" ? submit(url, init) : load(url, init);
  };
}
