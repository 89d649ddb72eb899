import { afterEach, expect, test, vi } from "vitest";
import { publishOrderEvent } from "#app/domain/orders/order-events.server.ts";
import { orderEventStream, STREAMS_OF_A_SESSION } from "./order-event-stream.server.ts";

const leaving: AbortController[] = [];
let sessions = 0;

afterEach(() => {
  for (const reader of leaving.splice(0)) reader.abort();
  vi.useRealTimers();
});

function listen(session = `session ${++sessions}`, mayRead = () => true) {
  const leave = new AbortController();
  leaving.push(leave);
  const request = new Request("http://shop.test/admin/orders/news", { signal: leave.signal });
  const stream = orderEventStream({
    session,
    mayRead,
    request,
    context: { clientIsReady: async () => {} },
  });
  const reader = stream?.getReader();
  const decoder = new TextDecoder();
  const next = async () => {
    const read = await reader?.read();
    return read?.done === false ? decoder.decode(read.value) : null;
  };
  return { isOpen: stream !== null, next, leave: () => leave.abort(), reader };
}

const versionIn = (words: string | null) => Number(/data: (\d+)/.exec(words ?? "")?.[1]);

test("a listener is told the version at once, and a higher one after a change", async () => {
  const { next } = listen();
  const first = await next();
  expect(first).toMatch(/^event: orders\ndata: \d+\n\n$/);

  const later = next();
  publishOrderEvent();

  expect(versionIn(await later)).toBe(versionIn(first) + 1);
});

test("a reader that was away for a thousand changes is told the last of them only", async () => {
  const { next } = listen();
  const before = versionIn(await next());

  for (let change = 0; change < 1000; change += 1) publishOrderEvent();

  expect(versionIn(await next())).toBe(before + 1000);
  const after = next();
  publishOrderEvent();
  expect(versionIn(await after)).toBe(before + 1001);
});

test("a quiet stream gives a sign of life twice a minute", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { next } = listen();
  await next();

  const sign = next();
  await vi.advanceTimersByTimeAsync(30_000);

  expect(await sign).toBe(": still here\n\n");
});

test("who may no longer read is told nothing more", async () => {
  let mayRead = true;
  const { next } = listen(undefined, () => mayRead);
  await next();

  const end = next();
  mayRead = false;
  publishOrderEvent();

  expect(await end).toBeNull();
});

test("a session has a few places, and gets one back when a page is left", async () => {
  const pages = Array.from({ length: STREAMS_OF_A_SESSION }, () => listen("owner"));
  expect(pages.map(({ isOpen }) => isOpen)).toEqual(pages.map(() => true));
  expect(listen("owner").isOpen).toBe(false);
  expect(listen("somebody else").isOpen).toBe(true);

  pages[0]?.leave();
  expect(listen("owner").isOpen).toBe(true);

  await pages[1]?.reader?.cancel();
  expect(listen("owner").isOpen).toBe(true);
});

test("all sessions together have a bounded number of places", () => {
  const opened = Array.from({ length: 100 }, () => listen().isOpen).filter(Boolean).length;

  expect(opened).toBeGreaterThan(20);
  expect(opened).toBeLessThan(100);
});
