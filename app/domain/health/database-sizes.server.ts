import { statSync } from "node:fs";
import { sqlite } from "#db/client.server.ts";

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

export function databaseSizes(): { fileBytes: number; walBytes: number } {
  return { fileBytes: sizeOf(sqlite.name), walBytes: sizeOf(`${sqlite.name}-wal`) };
}
