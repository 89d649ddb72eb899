import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { limitConnections, MAX_CONNECTIONS_OF_NETWORK } from "./connection-limit.ts";

const server = createServer();
limitConnections(server, (ip) => ip);
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

async function open(localAddress: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  socket.on("error", () => {});
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

const openTo = () => new Promise<number>((resolve) => server.getConnections((_, n) => resolve(n)));

test("one network cannot take the connections of the others", async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  for (let count = 0; count < MAX_CONNECTIONS_OF_NETWORK; count += 1) await open("127.0.0.1");

  const refused = await open("127.0.0.1");
  if (!refused.destroyed) await once(refused.resume(), "close");
  const other = await open("127.0.0.2");
  await vi.waitFor(async () => expect(await openTo()).toBe(MAX_CONNECTIONS_OF_NETWORK + 1), 30_000);
  expect(other.destroyed).toBe(false);

  sockets[0]?.destroy();
  await vi.waitFor(async () => expect(await openTo()).toBe(MAX_CONNECTIONS_OF_NETWORK), 30_000);
  const next = await open("127.0.0.1");
  await vi.waitFor(async () => expect(await openTo()).toBe(MAX_CONNECTIONS_OF_NETWORK + 1), 30_000);
  expect(next.destroyed).toBe(false);
});
