import type { AppLoadContext } from "@remix-run/node";
import { onOrderEvent, orderEventVersion } from "#app/domain/orders/order-events.server.ts";

/** Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** A browser opens at most six connections to a site; if all were streams, no page would load. */
export const MAX_STREAMS_PER_SESSION = 3;
const MAX_STREAMS = 60;

const open = new Map<string, number>();

/** Returns a function that releases the slot, or null when there is none left. */
function takeSlot(session: string): (() => void) | null {
  const own = open.get(session) ?? 0;
  const all = [...open.values()].reduce((sum, count) => sum + count, 0);
  if (own >= MAX_STREAMS_PER_SESSION || all >= MAX_STREAMS) return null;
  open.set(session, own + 1);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    const left = (open.get(session) ?? 1) - 1;
    if (left > 0) open.set(session, left);
    else open.delete(session);
  };
}

/** Resolves when there is a newer version, the heartbeat is due or the reader has disconnected. */
function eventsAfter(sentVersion: number, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      clearTimeout(timer);
      gone.removeEventListener("abort", finish);
      resolve();
    };
    const stop = onOrderEvent(finish);
    const timer = setTimeout(finish, HEARTBEAT_MS);
    gone.addEventListener("abort", finish);
    if (gone.aborted || orderEventVersion() !== sentVersion) finish();
  });
}

type Reader = {
  session: string;
  /** Checked before each event, because the session may have ended. */
  mayRead: () => boolean;
  /** Aborted when the reader disconnects. */
  request: Request;
  context: AppLoadContext;
};

/**
 * Sends the version of the orders at once and after every change. A slow reader gets only the latest version, so that
 * nothing piles up. Ends when the reader may no longer read. Null when there are too many readers.
 */
export function orderEventStream({
  session,
  mayRead,
  request,
  context,
}: Reader): ReadableStream | null {
  const release = takeSlot(session);
  if (!release) return null;
  const left = new AbortController();
  const leave = () => {
    left.abort();
    release();
    signal.removeEventListener("abort", leave);
  };
  const { signal } = request;
  signal.addEventListener("abort", leave);
  if (signal.aborted) leave();
  const encoder = new TextEncoder();
  let sentVersion = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await eventsAfter(sentVersion, left.signal);
        await context.clientIsReady();
        if (left.signal.aborted || !mayRead()) {
          leave();
          controller.close();
          return;
        }
        const version = orderEventVersion();
        const event =
          version === sentVersion ? ": still here\n\n" : `event: orders\ndata: ${version}\n\n`;
        sentVersion = version;
        controller.enqueue(encoder.encode(event));
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
}
