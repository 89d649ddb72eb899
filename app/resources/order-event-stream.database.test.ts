import { afterEach, expect, test, vi } from "vitest";
import { publishOrderEvent } from "#app/domain/order-events.server.ts";
import { MAX_STREAMS_PER_SESSION, orderEventStream } from "./order-event-stream.server.ts";

const connections: AbortController[] = [];
let sessions = 0;

afterEach(() => {
  for (const connection of connections.splice(0)) connection.abort();
  vi.useRealTimers();
});

function listen(session = `session ${++sessions}`, mayRead = () => true) {
  const connection = new AbortController();
  connections.push(connection);
  const stream = orderEventStream({
    session,
    mayRead,
    context: {
      clientIsReady: async () => {},
      onDisconnect: (listener) => connection.signal.addEventListener("abort", listener),
      isDataRequest: false,
    },
  });
  const reader = stream?.getReader();
  const decoder = new TextDecoder();
  const next = async () => {
    const read = await reader?.read();
    return read?.done === false ? decoder.decode(read.value) : null;
  };
  return { isOpen: stream !== null, next, disconnect: () => connection.abort(), reader };
}

const versionIn = (event: string | null) => Number(/data: (\d+)/.exec(event ?? "")?.[1]);

test("a reader gets the version at once and a higher one after a change", async () => {
  const { next } = listen();
  const first = await next();
  expect(first).toMatch(/^event: orders\ndata: \d+\n\n$/);

  const later = next();
  publishOrderEvent();

  expect(versionIn(await later)).toBe(versionIn(first) + 1);
});

test("a slow reader gets only the latest of a thousand changes", async () => {
  const { next } = listen();
  const before = versionIn(await next());

  for (let change = 0; change < 1000; change += 1) publishOrderEvent();

  expect(versionIn(await next())).toBe(before + 1000);
  const after = next();
  publishOrderEvent();
  expect(versionIn(await after)).toBe(before + 1001);
});

test("a quiet stream sends a heartbeat twice a minute", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { next } = listen();
  await next();

  const heartbeat = next();
  await vi.advanceTimersByTimeAsync(30_000);

  expect(await heartbeat).toBe(": still here\n\n");
});

test("the stream ends when the reader may no longer read", async () => {
  let mayRead = true;
  const { next } = listen(undefined, () => mayRead);
  await next();

  const end = next();
  mayRead = false;
  publishOrderEvent();

  expect(await end).toBeNull();
});

test("a session has a few streams and can open another after one is closed", async () => {
  const pages = Array.from({ length: MAX_STREAMS_PER_SESSION }, () => listen("owner"));
  expect(pages.map(({ isOpen }) => isOpen)).toEqual(pages.map(() => true));
  expect(listen("owner").isOpen).toBe(false);
  expect(listen("other session").isOpen).toBe(true);

  pages[0]?.disconnect();
  expect(listen("owner").isOpen).toBe(true);

  await pages[1]?.reader?.cancel();
  expect(listen("owner").isOpen).toBe(true);
});

test("the total number of streams is limited", () => {
  const opened = Array.from({ length: 100 }, () => listen().isOpen).filter(Boolean).length;

  expect(opened).toBeGreaterThan(20);
  expect(opened).toBeLessThan(100);
});
