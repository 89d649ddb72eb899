import type { AppLoadContext } from "@remix-run/node";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /**
     * Resolves once the client has read everything written so far, or has disconnected. Remix writes a streamed
     * response as fast as it is produced; for a slow client, it would pile up in memory.
     */
    clientIsReady(): Promise<void>;
    /**
     * Calls the listener once the client has disconnected. Use it if the response outlives the loader, because the
     * request's signal is no longer aborted once the request has been garbage-collected.
     */
    onDisconnect(listener: () => void): void;
    /** Whether the request comes from the browser's router rather than from loading a document. */
    isDataRequest: boolean;
    /** What the browser's router shows as a toast, because the form's page does not. */
    formFailure?: string;
  }
}

/** Produces the next chunk only when the client has read the last one, and stops when the client disconnects. */
export function streamingBody(
  context: AppLoadContext,
  chunks: Iterable<string>,
): ReadableStream<Uint8Array> {
  const remaining = chunks[Symbol.iterator]();
  const encoder = new TextEncoder();
  let isDisconnected = false;
  context.onDisconnect(() => {
    isDisconnected = true;
  });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await context.clientIsReady();
        const next = isDisconnected ? { done: true as const } : remaining.next();
        if (next.done) {
          remaining.return?.();
          controller.close();
        } else controller.enqueue(encoder.encode(next.value));
      },
      cancel() {
        remaining.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
