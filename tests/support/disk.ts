import { execFileSync } from "node:child_process";
import type { TestServer } from "./server.ts";

function limitFiles(server: TestServer, soft: string): void {
  execFileSync("prlimit", [`--pid=${server.pid()}`, `--fsize=${soft}:`]);
}

/** From now on the system refuses the server every byte that it wants to write into a file, as a full disk does. */
export function fillDisk(server: TestServer): void {
  limitFiles(server, "0");
}

/** Lets it write again. */
export function makeRoom(server: TestServer): void {
  limitFiles(server, "unlimited");
}
