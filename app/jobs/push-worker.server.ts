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
import { retryAfterMs } from "#app/domain/push/push-retry.ts";
import { allowPushTestOrigin } from "#app/domain/push/push-test-origin.server.ts";
import { shop } from "#app/domain/shop.ts";
import { bestEffortWrite } from "#app/domain/storage.server.ts";
import { env } from "#app/http/env.server.ts";
import { log } from "#app/http/log.server.ts";
import { startQueueWorker } from "./queue-worker.server.ts";

const SENT_AT_ONCE = 8;

/**
 * Push services replace messages that a phone has not fetched yet with newer ones on the same
 * topic, which has at most 32 characters.
 */
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

/** Null if the push service did not respond. It learns nothing about errors here. */
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
    // The error would name the endpoint, with which anyone could write to this browser.
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

/** Stopping aborts the requests in progress; their messages are sent after the next start. */
export function startPushWorker(): () => Promise<void> {
  allowPushTestOrigin(env.PUSH_TEST_ORIGIN);
  // On a disk that cannot be written, they are generated later.
  bestEffortWrite(null, pushKeys);
  return startQueueWorker<DuePush>({
    name: "pushes",
    jobsAtOnce: SENT_AT_ONCE,
    claim: (running) => claimDuePush(running.map(({ subscriptionId }) => subscriptionId)),
    run: (push, stopping) =>
      deliver(push, stopping).catch((error: Error) => {
        // Without the error's own text, which may name the endpoint.
        throw new Error(`${error.name} while sending push message ${push.id}`);
      }),
    retryMs: env.PUSH_RETRY_MS,
  });
}
