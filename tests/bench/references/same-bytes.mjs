/** The least that a server can do: sends the bytes and headers that it is given, from memory. */
import { once } from "node:events";
import { createServer } from "node:http";
import { answerLines } from "./answers.mjs";

await answerLines(
  async (/** @type {{ headers: Record<string, string>; body: string }} */ given) => {
    const bytes = Buffer.from(given.body, "base64");
    const server = createServer((_, reply) => {
      reply.writeHead(200, given.headers).end(bytes);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    return { port: typeof address === "object" && address?.port };
  },
);
