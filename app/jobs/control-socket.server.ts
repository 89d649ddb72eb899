import { rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { log } from "#app/http/log.server.ts";

type Backup = { path: string; bytes: number; counts: Record<string, number> };

async function respond(client: Socket, backUp: () => Promise<Backup>): Promise<void> {
  // The client may have disconnected.
  client.on("error", () => {});
  try {
    const { path, bytes, counts } = await backUp();
    client.end(`${JSON.stringify({ ok: true, path, bytes, counts })}\n`);
  } catch (error) {
    log.error({ err: error }, "backup failed");
    const why = error instanceof Error ? error.message : String(error);
    client.end(`${JSON.stringify({ ok: false, why })}\n`);
  }
}

/**
 * Listens on a Unix socket next to the database, through which `npm run backup` requests a backup.
 * The file's permissions limit access; nothing is exposed on the network.
 */
export function openControlSocket(dataFile: string, backUp: () => Promise<Backup>): void {
  const path = `${dataFile}.sock`;
  const server = createServer((client) => {
    void respond(client, backUp);
  });
  const cannotOpen = (error: unknown) =>
    log.warn({ err: error }, "the control socket of npm run backup could not be opened");
  server.once("error", cannotOpen);
  try {
    // A killed process leaves its socket file behind.
    rmSync(path, { force: true });
  } catch (error) {
    // The shop keeps running on a disk that became read-only.
    cannotOpen(error);
    return;
  }
  server.listen({ path, readableAll: false, writableAll: false });
  server.unref();
}
