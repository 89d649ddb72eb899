import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { sendToPrinter } from "./send-to-printer.server.ts";

const ANSWER_MS = 100;
const TICKET = Buffer.from("Token 27\n");
const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

type State = { hasPaper: boolean; received: Buffer };

/** A printer whose `onBytes` receives the bytes and may reply. */
async function printer(onBytes: (socket: Socket, bytes: Buffer, state: State) => void) {
  const state: State = { hasPaper: true, received: Buffer.alloc(0) };
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      state.received = Buffer.concat([state.received, bytes]);
      onBytes(socket, bytes, state);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  opened.push(() => server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { state, port, print: () => sendToPrinter({ ip: "127.0.0.1", port }, TICKET, ANSWER_MS) };
}

/** Replies to DLE EOT, and to GS r after printing. */
function answer(socket: Socket, bytes: Buffer, { hasPaper }: State): void {
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === 0x10 && bytes[at + 1] === 0x04) {
      const isPaper = bytes[at + 2] === 4;
      socket.write(Buffer.of(hasPaper ? 0x12 : isPaper ? 0x72 : 0x32));
    }
    if (bytes[at] === 0x1d && bytes[at + 1] === 0x72 && hasPaper) socket.write(Buffer.of(0));
  }
}

test("a printer that answers has printed when it says so", async () => {
  const { print, state } = await printer(answer);

  expect(await print()).toEqual({ ok: true });
  expect(state.received.includes(TICKET)).toBe(true);
});

test("a printer that answers nothing is trusted once it closed the connection", async () => {
  const { print, state } = await printer(() => {});

  expect(await print()).toEqual({ ok: true });
  expect(state.received.subarray(-TICKET.length)).toEqual(TICKET);
});

test("a printer without paper receives nothing to print", async () => {
  const { print, state } = await printer(answer);
  state.hasPaper = false;

  expect(await print()).toEqual({
    ok: false,
    message: "It is out of paper.",
    mayBePrinted: false,
  });
  expect(state.received.includes(TICKET)).toBe(false);
});

test("paper that runs out while it prints leaves open whether it printed", async () => {
  const { print } = await printer((socket, bytes, state) => {
    if (bytes.includes(TICKET)) state.hasPaper = false;
    answer(socket, bytes, state);
  });

  expect(await print()).toEqual({ ok: false, message: "It is out of paper.", mayBePrinted: true });
});

test("a printer that breaks the connection while it prints leaves it open as well", async () => {
  const { print } = await printer((socket, bytes, state) => {
    if (bytes.includes(TICKET)) socket.resetAndDestroy();
    else answer(socket, bytes, state);
  });

  expect(await print()).toMatchObject({ ok: false, mayBePrinted: true });
});

test("a printer that stops answering after it received everything leaves it open as well", async () => {
  const { print } = await printer((socket, bytes, state) => {
    if (!state.received.includes(TICKET)) answer(socket, bytes, state);
  });

  expect(await print()).toEqual({
    ok: false,
    message: "It stopped answering.",
    mayBePrinted: true,
  });
});

test("a slow printer that answers in turn has time to print", async () => {
  const { print } = await printer((socket, bytes, state) => {
    if (!state.received.includes(TICKET)) return answer(socket, bytes, state);
    setTimeout(() => answer(socket, bytes, state), 5 * ANSWER_MS);
  });

  expect(await print()).toEqual({ ok: true });
});

test("a printer that answers nothing and breaks the connection leaves it open as well", async () => {
  const { print } = await printer((socket, bytes) => {
    if (bytes.includes(TICKET)) socket.resetAndDestroy();
  });

  expect(await print()).toMatchObject({ ok: false, mayBePrinted: true });
});

test("a printer that is off has printed nothing", async () => {
  const { print } = await printer(answer);
  for (const close of opened.splice(0)) close();

  expect(await print()).toMatchObject({ ok: false, mayBePrinted: false });
});
