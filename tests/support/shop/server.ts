import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { mallocSettings, memoryFlags } from "#app/cli/memory-limits.mjs";
import { root } from "#app/cli/prepare.mjs";
import { unexpectedErrorsIn } from "./server-log.ts";
import { copyTemplateDatabase, restoreTemplateDatabase } from "./template-database.ts";

/** The first admin of every test shop. */
export const firstAdmin = { email: "admin@chatpata.test", password: "mirchi-vada-42" } as const;

const START_DEADLINE_MS = 30_000;
/** Longer than Docker waits for a container to stop. */
const STOP_DEADLINE_MS = 15_000;
const POLL_MS = 20;
const PORT_ATTEMPTS = 5;

export type ServerOptions = {
  /** `"template"` (the default): a shop after its first start. `"empty"`: a shop at its first start. */
  database?: "template" | "empty";
  /** Added to the test shop's environment; `undefined` removes a variable. */
  env?: Record<string, string | undefined>;
  /** A program, with arguments, that starts the server, for example with limited rights. */
  through?: string[];
  /** An open file for the standard output; `output()` does not include it. */
  stdout?: number;
};

export type TestServer = {
  baseUrl: string;
  databasePath: string;
  /** How the last process ended; null while it runs or if a signal ended it. */
  exitCode(): number | null;
  isRunning(): boolean;
  pid(): number;
  /** Everything printed so far, including by processes before a restart. */
  output(): string;
  /** The unexpected errors printed since the last call. */
  takeUnexpectedErrors(): string[];
  /** Sends SIGTERM and resolves when the process has ended. SIGKILL after a deadline is an unexpected error. */
  stop(): Promise<void>;
  /** Sends SIGKILL, simulating a power failure. */
  kill(): Promise<void>;
  /** Starts it again with the same database and port. */
  restart(): Promise<void>;
  /** Makes it a shop after its first start again, without starting it; forgets what it printed. */
  reset(): Promise<void>;
  /** Deletes the folder with the database; stop the server first. */
  removeFiles(): void;
};

type ServerProcess = { child: ChildProcess; closed: Promise<unknown> };

const IS_OPEN = "The shop is open at";

const children = new Set<ChildProcess>();
// An interrupted test run must not leave servers behind.
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});
// This is how Vitest ends a worker.
process.once("SIGTERM", () => process.exit(143));

/**
 * Starts the built shop, with the memory limits of the container, on a free port with its own
 * database; resolves when `/healthz` responds with 200.
 */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "chatpata-server-"));
  const databasePath = join(folder, "shop.db");
  if (options.database !== "empty") copyTemplateDatabase(databasePath);
  const removeFiles = () => rmSync(folder, { recursive: true, force: true });

  let printed = "";
  let readTo = 0;
  let running: ServerProcess | undefined;
  let exitCode: number | null = null;

  async function start(port: number): Promise<boolean> {
    const startOfOutput = printed.length;
    const env = environment(port, databasePath, options.env);
    const child = spawnServer(env, options, (text) => {
      printed += text;
    });
    const server = { child, closed: once(child, "close") };
    running = server;
    exitCode = null;
    child.once("exit", (code, signal) => {
      exitCode = code;
      // It ended unexpectedly: `end` clears `running` first.
      if (running === server) printed += `\nError: the server ended (${code ?? signal})\n`;
    });
    const isListening = () =>
      options.stdout !== undefined || printed.slice(startOfOutput).includes(IS_OPEN);
    const isHealthy = await waitUntilHealthy(child, port, isListening);
    if (!isHealthy) await end("SIGKILL");
    return isHealthy;
  }

  async function startOnFreePort(): Promise<number> {
    for (let attempt = 1; attempt <= PORT_ATTEMPTS; attempt += 1) {
      const port = await freePort();
      if (await start(port)) return port;
      // Otherwise another process took the port in the meantime.
      if (!printed.includes("EADDRINUSE")) break;
      printed = "";
    }
    removeFiles();
    throw new Error(`The server did not start:\n${printed}`);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const server = running;
    running = undefined;
    if (!server) return;
    server.child.kill(signal);
    if (await settles(server.closed, STOP_DEADLINE_MS)) return;
    printed += `\nError: the server did not end within ${STOP_DEADLINE_MS} ms of ${signal}\n`;
    server.child.kill("SIGKILL");
    await server.closed;
  }

  const port = await startOnFreePort();
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    databasePath,
    exitCode: () => exitCode,
    isRunning: () => running?.child.exitCode === null && running.child.signalCode === null,
    pid() {
      if (!running?.child.pid) throw new Error("The server is not running.");
      return running.child.pid;
    },
    output: () => printed,
    takeUnexpectedErrors() {
      const end = running ? printed.lastIndexOf("\n") + 1 : printed.length;
      const fresh = printed.slice(readTo, end);
      readTo = end;
      return unexpectedErrorsIn(fresh);
    },
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    async restart() {
      await end("SIGTERM");
      if (!(await start(port))) throw new Error(`The server did not start again:\n${printed}`);
    },
    async reset() {
      await restoreTemplateDatabase(databasePath);
      printed = "";
      readTo = 0;
    },
    removeFiles,
  };
}

function spawnServer(
  env: NodeJS.ProcessEnv,
  { through = [], stdout = "pipe" }: { through?: string[]; stdout?: number | "pipe" },
  print: (text: string) => void,
): ChildProcess {
  const [program = process.execPath, ...args] = [
    ...through,
    process.execPath,
    ...memoryFlags,
    join(root, "build/serve.js"),
  ];
  const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", stdout, "pipe"] });
  child.stdout?.setEncoding("utf8").on("data", print);
  child.stderr?.setEncoding("utf8").on("data", print);
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

function environment(
  port: number,
  databasePath: string,
  more: ServerOptions["env"] = {},
): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TMPDIR: process.env.TMPDIR,
    ...mallocSettings,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    DATABASE_PATH: databasePath,
    ADMIN_EMAIL: firstAdmin.email,
    ADMIN_PASSWORD: firstAdmin.password,
    RATE_LIMITS: "off",
    SHOP_UPI_ID: "chatpata@upi",
    SHOP_UPI_NAME: "Chatpata",
    ...more,
  };
}

/** False if the process ended or the deadline passed before it was healthy. */
async function waitUntilHealthy(
  child: ChildProcess,
  port: number,
  isListening: () => boolean,
): Promise<boolean> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    // Before it listens, another shop may respond on the same port.
    if (isListening() && (await answersHealthy(port))) return true;
    await after(POLL_MS);
  }
  return false;
}

function answersHealthy(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    (reply) => reply.status === 200,
    () => false,
  );
}

async function settles(work: Promise<unknown>, withinMs: number): Promise<boolean> {
  const timer = new AbortController();
  const late = after(withinMs, false, { signal: timer.signal }).catch(() => false);
  const settled = await Promise.race([work.then(() => true), late]);
  timer.abort();
  return settled;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}
