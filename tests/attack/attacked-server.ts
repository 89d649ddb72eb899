import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { type ServerOptions, startServer, type TestServer } from "#tests/support/shop/server.ts";
import { type AttackRequest, send } from "./connection.ts";

/** If the shop fails an attack, the attack stops after this time. */
export const ATTACK_WITHIN_MS = 45_000;
const CLIENTS = 4;
const PING_EVERY_MS = 20;

export async function attacked<Result>(
  options: ServerOptions,
  attack: (server: TestServer) => Promise<Result>,
): Promise<Result> {
  const probe = join(import.meta.dirname, "event-loop-probe.cjs");
  const { NODE_OPTIONS = "", ...others } = options.env ?? {};
  const env = {
    BACKUP_EVERY: "0",
    ...others,
    NODE_OPTIONS: `--require=${probe} ${NODE_OPTIONS}`,
  };
  const server = await startServer({ ...options, env });
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

/** The peak memory of the process, in megabytes. */
export function peakMemoryMb(server: TestServer): number {
  const status = readFileSync(`/proc/${server.pid()}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** The memory of the process after garbage collection; it must have loaded `collect-garbage.cjs`. */
export async function memoryMb(server: TestServer): Promise<number> {
  let kilobytes = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round += 1) {
    process.kill(server.pid(), "SIGUSR2");
    await after(300);
    const status = readFileSync(`/proc/${server.pid()}/status`, "utf8");
    kilobytes = Math.min(kilobytes, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]));
  }
  return Math.round(kilobytes / 1024);
}

/** Requests the health check every 20 ms; `stop` returns the duration of the slowest response. */
export function pingHealth(server: TestServer): { stop: () => Promise<number> } {
  let isStopped = false;
  let slowestMs = 0;
  const asking = (async () => {
    while (!isStopped) {
      const { ms } = await send(server.baseUrl, { path: "/healthz" });
      slowestMs = Math.max(slowestMs, ms);
      await after(PING_EVERY_MS);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await asking;
      return slowestMs;
    },
  };
}

export async function inTurn(
  server: TestServer,
  requests: AttackRequest[],
  count: number,
  clients = CLIENTS,
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
  await Promise.all(Array.from({ length: clients }, client));
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
