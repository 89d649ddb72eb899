import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { type ServerOptions, startServer, type TestServer } from "#tests/support/server.ts";
import { type AttackRequest, send } from "./connection.ts";

/** A shop that fails an attack is not attacked for longer. */
export const ATTACK_WITHIN_MS = 45_000;
const CLIENTS = 4;

/** A server with the memory limits of the container. */
export async function attacked<Result>(
  options: ServerOptions,
  attack: (server: TestServer) => Promise<Result>,
): Promise<Result> {
  const probe = join(import.meta.dirname, "event-loop-probe.cjs");
  const limits = { MALLOC_ARENA_MAX: "2", BACKUP_EVERY: "0" };
  const node = { NODE_OPTIONS: `--max-old-space-size=256 --require=${probe}` };
  const server = await startServer({ ...options, env: { ...limits, ...node, ...options.env } });
  try {
    return await attack(server);
  } finally {
    await server.stop();
    server.takeUnexpectedErrors();
    server.removeFiles();
  }
}

export async function delayMs(server: TestServer): Promise<number> {
  const before = server.output().length;
  process.kill(server.pid(), "SIGUSR2");
  for (;;) {
    await after(10);
    const delay = /event loop (\d+) ms/.exec(server.output().slice(before))?.[1];
    if (delay) return Number(delay);
  }
}

/** The most memory that the process ever had, in megabytes. */
export function peakMemoryMb(server: TestServer): number {
  const status = readFileSync(`/proc/${server.pid()}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

export async function inTurn(
  server: TestServer,
  requests: AttackRequest[],
  count: number,
): Promise<number[]> {
  const statuses: number[] = [];
  const endMs = performance.now() + ATTACK_WITHIN_MS;
  const client = async () => {
    while (statuses.length < count && performance.now() < endMs) {
      const next = requests[statuses.push(-1) % requests.length];
      const at = statuses.length - 1;
      if (next) statuses[at] = (await send(server.baseUrl, next)).status;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return statuses;
}

export function counted(statuses: number[]): string {
  return [...new Set(statuses)]
    .map((status) => {
      const count = statuses.filter((other) => other === status).length;
      return `${count} × ${status === 0 ? "no answer" : status}`;
    })
    .join(", ");
}
