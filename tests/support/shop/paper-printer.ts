import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";

/** A receipt printer on this machine that replies like a real one. */
export class PaperPrinter {
  received = "";
  hasPaper = true;
  /** The paper runs out once it has received this. */
  runsOutAt = "";
  /** How long it stops reading after each piece. */
  pauseMs = 0;
  /** Called with each piece that arrives. */
  onPiece: () => void = () => {};
  port = 0;
  #server: Server | undefined;
  #sockets = new Set<Socket>();

  async turnOn(): Promise<void> {
    const server = createServer((socket) => this.#serve(socket));
    this.#server = server;
    server.listen(this.port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    this.port = typeof address === "object" && address ? address.port : 0;
  }

  turnOff(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server?.close();
  }

  /** How often it printed a text. */
  papers(text: string): number {
    return this.received.split(text).length - 1;
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      this.received += bytes.toString("latin1");
      this.onPiece();
      if (this.runsOutAt && this.received.includes(this.runsOutAt)) this.hasPaper = false;
      if (this.pauseMs === 0) return this.#answer(socket, bytes);
      socket.pause();
      setTimeout(() => {
        this.#answer(socket, bytes);
        socket.resume();
      }, this.pauseMs);
    });
  }

  #answer(socket: Socket, bytes: Buffer): void {
    for (let at = 0; at < bytes.length; at += 1) {
      if (bytes[at] === 0x10 && bytes[at + 1] === 0x04) {
        const empty = bytes[at + 2] === 4 ? 0x72 : 0x32;
        socket.write(Buffer.of(this.hasPaper ? 0x12 : empty));
      }
      if (bytes[at] === 0x1d && bytes[at + 1] === 0x72 && this.hasPaper) {
        socket.write(Buffer.of(0));
      }
    }
  }
}
