import { once } from "node:events";
import { connect } from "node:net";
import { vi } from "vitest";

export type RawConnection = {
  /** Sends bytes as they stand. */
  send(text: string): void;
  /** Everything that came back so far. */
  received(): string;
  /** Resolves with what came back as soon as it matches. */
  answers(pattern: RegExp): Promise<string>;
  /** Resolves when the other side has closed. */
  closed: Promise<unknown>;
  close(): void;
};

const ANSWER_WITHIN_MS = 25_000;

/** Opens a connection on which a test says what no well-behaved client would. */
export async function rawConnection(baseUrl: string): Promise<RawConnection> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  let received = "";
  socket.setEncoding("utf8").on("data", (text) => {
    received += text;
  });
  // Being cut off is an answer as well.
  socket.on("error", () => {});
  return {
    send: (text) => void socket.write(text),
    received: () => received,
    answers: (pattern) =>
      vi.waitFor(
        () => {
          if (!pattern.test(received)) throw new Error(`Not answered: ${received.slice(0, 500)}`);
          return received;
        },
        { timeout: ANSWER_WITHIN_MS },
      ),
    closed: once(socket, "close"),
    close: () => void socket.destroy(),
  };
}
