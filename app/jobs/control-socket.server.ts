import { rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { log } from "#app/http/log.server.ts";

type Made = { path: string; bytes: number; counts: Record<string, number> };

async function answer(visitor: Socket, backUp: () => Promise<Made>): Promise<void> {
  // Who asked may have gone.
  visitor.on("error", () => {});
  try {
    const { path, bytes, counts } = await backUp();
    visitor.end(`${JSON.stringify({ ok: true, path, bytes, counts })}\n`);
  } catch (error) {
    log.error({ err: error }, "backup failed");
    const why = error instanceof Error ? error.message : String(error);
    visitor.end(`${JSON.stringify({ ok: false, why })}\n`);
  }
}

/**
 * Takes the database's path and what makes a copy; listens at a Unix socket beside the file, where `npm run
 * backup` asks for one. Who may write in the folder may ask; nothing of it is on the network.
 */
export function openControlSocket(dataFile: string, backUp: () => Promise<Made>): void {
  const path = `${dataFile}.sock`;
  const server = createServer((visitor) => {
    void answer(visitor, backUp);
  });
  const cannotOpen = (error: unknown) =>
    log.warn({ err: error }, "npm run backup cannot ask this shop");
  server.once("error", cannotOpen);
  try {
    // A shop that was cut off left its own behind.
    rmSync(path, { force: true });
  } catch (error) {
    // On a disk that became read-only the shop still shows its menu.
    cannotOpen(error);
    return;
  }
  server.listen({ path, readableAll: false, writableAll: false });
  server.unref();
}
