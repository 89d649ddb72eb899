import { createHash } from "node:crypto";
import webPush from "web-push";
import {
  claimDuePush,
  type DuePush,
  removeGoneSubscription,
  removePush,
  retryPush,
} from "#app/domain/push/due-pushes.server.ts";
import { pushKeys } from "#app/domain/push/push-keys.server.ts";
import { onPushQueued, openPushQueue } from "#app/domain/push/push-queue-state.server.ts";
import { retryAfterMs } from "#app/domain/push/push-retry.ts";
import { shop } from "#app/domain/shop.ts";
import { bestEffortWrite } from "#app/domain/storage.server.ts";
import { env } from "#app/http/env.server.ts";
import { log } from "#app/http/log.server.ts";

const SENT_AT_ONCE = 8;
const MAX_SLEEP_MS = 3_600_000;

/** Push services replace what a phone has not fetched yet by what has the same topic, at most 32 characters. */
function topicOf({ tag }: DuePush): string {
  return createHash("sha256").update(tag).digest("base64url").slice(0, 32);
}

function requestOf(push: DuePush) {
  const { title, body, path, tag, endpoint, publicKey, authSecret, expiresAt } = push;
  return webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: publicKey, auth: authSecret } },
    JSON.stringify({ title, body, path, tag }),
    {
      vapidDetails: { subject: env.SITE_URL ?? `mailto:${shop.email}`, ...pushKeys() },
      TTL: Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000)),
      urgency: "high",
      topic: topicOf(push),
    },
  );
}

/** Null if the push service did not answer. It learns nothing about what went wrong here. */
async function post(push: DuePush, stopped: AbortSignal): Promise<Response | null> {
  const { method, headers, body } = requestOf(push);
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(env.PUSH_TIMEOUT_MS)]);
  try {
    const response = await fetch(push.endpoint, {
      method,
      headers: new Headers(
        Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ),
      body: new Uint8Array(body),
      redirect: "manual",
      signal,
    });
    await response.body?.cancel();
    return response;
  } catch {
    // The error would name the endpoint, with which anybody could write to this browser.
    return null;
  }
}

const isTemporary = (status: number) => status >= 500 || status === 429 || status === 408;

async function deliver(push: DuePush, stopped: AbortSignal): Promise<void> {
  const { id, attemptCount } = push;
  const response = await post(push, stopped);
  const status = response?.status;
  if (response?.ok) return removePush(push);
  if (status === 404 || status === 410) return removeGoneSubscription(push);
  if (response && !isTemporary(response.status)) {
    log.warn({ push: id, answer: status }, "A push service refused a message");
    return removePush(push);
  }
  const next = retryPush(push, {
    firstDelayMs: env.PUSH_RETRY_MS,
    retryAfterMs: retryAfterMs(response?.headers.get("retry-after") ?? null, new Date()),
  });
  log.warn(
    { push: id, answer: status, attemptCount, nextTry: next },
    "A push message was not sent",
  );
}

let stop = async () => {};

/** Ends the requests under way; their messages are sent after the next start. */
export function stopPushWorker(): Promise<void> {
  return stop();
}

export function startPushWorker(): void {
  openPushQueue(env.PUSH_TEST_ORIGIN);
  // On a disk that cannot be written, they are generated later.
  bestEffortWrite(null, pushKeys);
  const stopping = new AbortController();
  /** By subscription. */
  const sending = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  function wakeIn(delayMs: number): void {
    clearTimeout(timer);
    // The timer must not keep the process running.
    timer = setTimeout(wake, Math.min(delayMs, MAX_SLEEP_MS)).unref();
  }

  function send(push: DuePush): void {
    const sent = deliver(push, stopping.signal)
      .catch((error: unknown) => {
        // Not the error's own text, which may name the endpoint.
        log.error(
          { push: push.id, err: new Error((error as Error).name) },
          "A push message failed",
        );
      })
      .finally(() => {
        sending.delete(push.subscriptionId);
        wake();
      });
    sending.set(push.subscriptionId, sent);
  }

  function wake(): void {
    try {
      while (!stopping.signal.aborted && sending.size < SENT_AT_ONCE) {
        const due = claimDuePush(sending.keys());
        if (due === null) return;
        if (due instanceof Date) {
          wakeIn(Math.max(0, due.getTime() - Date.now()));
          return;
        }
        send(due);
      }
    } catch (error) {
      log.error({ err: error }, "The queue of push messages failed");
      wakeIn(env.PUSH_RETRY_MS);
    }
  }

  const stopListening = onPushQueued(wake);
  stop = async () => {
    stopping.abort();
    stopListening();
    clearTimeout(timer);
    await Promise.all(sending.values());
  };
  wake();
}
