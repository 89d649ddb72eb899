import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";

const TIMEOUT_MS = 10_000;

export type AttackRequest = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  timeout?: number;
  /** The address of this machine from which to send it. */
  localAddress?: string;
};

export type Answer = { status: number; ms: number; text: string };

/** Sends the path unchanged, which fetch would normalise. Status 0: no response. */
export function send(baseUrl: string, { body, ...rest }: AttackRequest): Promise<Answer> {
  const startedMs = performance.now();
  const { hostname, port, origin } = new URL(baseUrl);
  const headers = {
    origin,
    "sec-fetch-site": "same-origin",
    ...(body ? { "content-length": String(Buffer.byteLength(body)) } : {}),
    ...rest.headers,
  };
  return new Promise((resolve) => {
    const answer = (status: number, text = "") =>
      resolve({ status, text, ms: Math.round(performance.now() - startedMs) });
    const sent = request({ hostname, port, agent: false, timeout: TIMEOUT_MS, ...rest, headers });
    sent.once("response", async (response) => {
      try {
        answer(response.statusCode ?? 0, (await response.setEncoding("utf8").toArray()).join(""));
      } catch {
        answer(0);
      }
    });
    sent.once("timeout", () => sent.destroy()).once("error", () => answer(0));
    sent.end(body);
  });
}

type Held = { socket: Socket; received: () => string };

/** Opens connections that send this beginning of a request and then nothing more. */
export function hold(baseUrl: string, count: number, beginning: string): Promise<Held[]> {
  const { hostname, port } = new URL(baseUrl);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname);
      let received = "";
      socket
        .on("error", () => {})
        .on("data", (data) => {
          received += data;
        });
      await once(socket, "connect");
      socket.write(beginning);
      return { socket, received: () => received };
    }),
  );
}

/** Sends bytes as fast as the server takes them; stops when it responds or closes the connection. */
export async function fill({ socket, received }: Held, bytes: number): Promise<void> {
  const part = Buffer.alloc(65_536, "x");
  for (let sent = 0; sent < bytes; sent += part.length) {
    if (received() !== "" || socket.destroyed) return;
    if (socket.write(part)) continue;
    const taken = new AbortController();
    const { signal } = taken;
    await Promise.race(
      ["drain", "data", "close"].map((event) => once(socket, event, { signal }).catch(() => {})),
    );
    taken.abort();
  }
}

export function json(
  path: string,
  body: unknown,
  { headers = {}, ...rest }: Partial<AttackRequest> = {},
): AttackRequest {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const type = { "content-type": "application/json" };
  return { method: "POST", path, body: text, headers: { ...type, ...headers }, ...rest };
}
