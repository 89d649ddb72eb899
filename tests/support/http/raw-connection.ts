import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as after } from "node:timers/promises";

export type RawConnection = {
  /** Resolves when everything has been handed to the network, or the connection is closed. */
  send(data: string | Uint8Array): Promise<void>;
  received(): string;
  /** Resolves with everything received as soon as it matches. */
  receives(pattern: RegExp): Promise<string>;
  /** Reads only the data that arrives next; the network buffers a few megabytes of the rest. */
  readOnce(): void;
  /** Resolves when the server closes the connection. */
  closed: Promise<unknown>;
  close(): void;
};

const TIMEOUT_MS = 25_000;

/** Opens a connection for requests that no well-behaved client sends. */
export async function rawConnection(baseUrl: string): Promise<RawConnection> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  let received = "";
  socket.setEncoding("utf8").on("data", (text) => {
    received += text;
  });
  // The server may reset the connection.
  socket.on("error", () => {});
  return {
    send: (data) => new Promise((resolve) => socket.write(data, () => resolve())),
    received: () => received,
    async receives(pattern) {
      const endMs = performance.now() + TIMEOUT_MS;
      while (!pattern.test(received)) {
        if (performance.now() > endMs) throw new Error(`Not received: ${received.slice(0, 500)}`);
        await after(20);
      }
      return received;
    },
    readOnce: () => void socket.once("data", () => socket.pause()),
    closed: once(socket, "close"),
    close: () => void socket.destroy(),
  };
}
