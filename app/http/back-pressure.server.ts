import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";

// Remix writes a streamed answer as fast as it is made, whether or not the reader keeps up: what a slow
// one leaves unread would pile up in memory. Only the connection itself knows, and Remix does not hand it out: each request
// is given a number of its own in a header whose name nobody outside can know. (Asynchronous storage would say the same, and
// cost every promise of the shop.)
const NUMBER_HEADER = `x-connection-${randomUUID()}`;
const connections = new Map<string, Socket>();
let requests = 0;

type Start = { request: IncomingMessage; response: ServerResponse; socket: Socket };

subscribe("http.server.request.start", (message) => {
  const { request, response, socket } = message as Start;
  requests += 1;
  const number = String(requests);
  request.rawHeaders.push(NUMBER_HEADER, number);
  connections.set(number, socket);
  response.once("close", () => connections.delete(number));
});

function connectionOf(request: Request): Socket | undefined {
  return connections.get(request.headers.get(NUMBER_HEADER) ?? "");
}

async function readerIsReady(socket: Socket | undefined): Promise<void> {
  // Lets others be served, and what was written leave, between two pieces.
  await setImmediate();
  while (socket?.writableNeedDrain && !socket.destroyed) {
    const settled = new AbortController();
    const { signal } = settled;
    const leave = (event: string) => once(socket, event, { signal }).catch(() => undefined);
    await Promise.race([leave("drain"), leave("close")]);
    settled.abort();
  }
}

/** Takes a request that is being answered, returns what waits until its reader took what was written, or left. Source: as `streamOf`. */
export function readerOf(request: Request): () => Promise<void> {
  const socket = connectionOf(request);
  return () => readerIsReady(socket);
}

/**
 * Takes the request and the pieces of its answer, returns them as a stream that makes the next piece only
 * when the reader took the last: memory stays bounded however long the answer and however slow the reader.
 * It ends early when the reader leaves. Source: API contract, GET /api/catering/export.csv ("streamed").
 */
export function streamOf(request: Request, pieces: Iterable<string>): ReadableStream<Uint8Array> {
  const socket = connectionOf(request);
  const left = pieces[Symbol.iterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await readerIsReady(socket);
        const hasLeft = socket?.destroyed || request.signal.aborted;
        const next = hasLeft ? { done: true as const } : left.next();
        if (next.done) {
          left.return?.();
          controller.close();
        } else controller.enqueue(encoder.encode(next.value));
      },
      cancel() {
        left.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
