import type { Server } from "node:net";

/** A quarter of the server's limit. Many customers may share the address of a mobile network. */
export const MAX_CONNECTIONS_OF_NETWORK = 1_000;

/** Closes further connections from a network that has reached its limit. */
export function limitConnections(server: Server, networkOf: (ip: string) => string): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once("close", () => {
      const remaining = (open.get(network) ?? 1) - 1;
      if (remaining > 0) open.set(network, remaining);
      else open.delete(network);
    });
    if (count > MAX_CONNECTIONS_OF_NETWORK) socket.destroy();
  });
}
