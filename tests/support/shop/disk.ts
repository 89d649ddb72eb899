import { execFileSync } from "node:child_process";
import type { TestServer } from "./server.ts";

function limitFileSize(server: TestServer, soft: string): void {
  execFileSync("prlimit", [`--pid=${server.pid()}`, `--fsize=${soft}:`]);
}

/** Makes every write of the server to a file fail, as on a full disk. */
export function fillDisk(server: TestServer): void {
  limitFileSize(server, "0");
}

export function freeDisk(server: TestServer): void {
  limitFileSize(server, "unlimited");
}
