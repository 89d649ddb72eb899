import type { AppLoadContext } from "@remix-run/node";
import { onOrderEvent, orderEventVersion } from "#app/domain/order-events.server.ts";

/** Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** A browser opens at most six connections to a site; if all were streams, no page would load. */
export const MAX_STREAMS_PER_SESSION = 3;
const MAX_STREAMS = 60;

const open = new Map<string, number>();

/** Returns a function that releases the slot, or null if none is left. */
function takeSlot(session: string): (() => void) | null {
  const ofSession = open.get(session) ?? 0;
  const total = [...open.values()].reduce((sum, count) => sum + count, 0);
  if (ofSession >= MAX_STREAMS_PER_SESSION || total >= MAX_STREAMS) return null;
  open.set(session, ofSession + 1);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    const remaining = (open.get(session) ?? 1) - 1;
    if (remaining > 0) open.set(session, remaining);
    else open.delete(session);
  };
}

/** Resolves when there is a newer version, the heartbeat is due or the reader has disconnected. */
function eventsAfter(sentVersion: number, disconnected: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      clearTimeout(timer);
      disconnected.removeEventListener("abort", finish);
      resolve();
    };
    const stop = onOrderEvent(finish);
    const timer = setTimeout(finish, HEARTBEAT_MS);
    disconnected.addEventListener("abort", finish);
    if (disconnected.aborted || orderEventVersion() !== sentVersion) finish();
  });
}

type Reader = {
  session: string;
  /** Checked before each event, because the session may have ended. */
  mayRead: () => boolean;
  context: AppLoadContext;
};

/**
 * Sends the version of the orders at once and after every change. A slow reader gets only the
 * latest version, so that nothing piles up. Ends when the reader's permission ends. Null if there
 * are too many readers.
 */
export function orderEventStream({ session, mayRead, context }: Reader): ReadableStream | null {
  const release = takeSlot(session);
  if (!release) return null;
  const disconnected = new AbortController();
  const disconnect = () => {
    disconnected.abort();
    release();
  };
  context.onDisconnect(disconnect);
  const encoder = new TextEncoder();
  let sentVersion = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await eventsAfter(sentVersion, disconnected.signal);
        await context.clientIsReady();
        if (disconnected.signal.aborted || !mayRead()) {
          disconnect();
          controller.close();
          return;
        }
        const version = orderEventVersion();
        const event =
          version === sentVersion ? ": still here\n\n" : `event: orders\ndata: ${version}\n\n`;
        sentVersion = version;
        controller.enqueue(encoder.encode(event));
      },
      cancel: disconnect,
    },
    { highWaterMark: 0 },
  );
}
