import { execFileSync } from "node:child_process";
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { fillDisk, freeDisk } from "#tests/support/shop/disk.ts";
import { startServer, type TestServer } from "#tests/support/shop/server.ts";

const DROPPED = /"msg":"\d+ log lines were dropped because nothing could be written"/;

const folder = mkdtempSync(join(tmpdir(), "chatpata-log-"));
const outputs: number[] = [];
afterAll(() => {
  for (const output of outputs) closeSync(output);
  rmSync(folder, { recursive: true });
});

function opened(path: string, flags: number | string): number {
  const output = openSync(path, flags);
  outputs.push(output);
  return output;
}

async function expectMenu({ baseUrl }: TestServer): Promise<void> {
  expect((await fetch(`${baseUrl}/menu?q=${crypto.randomUUID()}`)).status).toBe(200);
}

/** Makes the server log 12 KB per request: control characters are logged escaped. */
async function logALot({ baseUrl }: TestServer, requests: number): Promise<void> {
  const body = "\v".repeat(1_900);
  const report = () =>
    fetch(`${baseUrl}/client-errors`, { method: "POST", headers: { origin: baseUrl }, body });
  for (let sent = 0; sent < requests; sent += 10) {
    const replies = await Promise.all(Array.from({ length: 10 }, report));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 204));
  }
}

async function expectStops(server: TestServer): Promise<void> {
  await server.stop();
  expect(server.takeUnexpectedErrors()).toEqual([]);
  expect(server.exitCode()).toBe(0);
  server.removeFiles();
}

test("serves pages and stops on SIGTERM when the disk of its log is full", async () => {
  const server = await startServer({ stdout: opened("/dev/full", "w") });
  await expectMenu(server);
  await logALot(server, 20);
  await expectMenu(server);
  await expectStops(server);
});

test("serves pages when nobody reads its log, and reports the dropped lines to the next reader", async () => {
  const path = join(folder, "fifo");
  execFileSync("mkfifo", [path]);
  // Opened for both, so that the pipe has a reader that does not read yet.
  const pipe = opened(path, constants.O_RDWR | constants.O_NONBLOCK);
  const server = await startServer({ stdout: pipe });
  await logALot(server, 200);
  await expectMenu(server);

  const buffer = Buffer.alloc(65_536);
  let read = "";
  await vi.waitFor(
    async () => {
      await expectMenu(server);
      try {
        read += buffer.toString("latin1", 0, readSync(pipe, buffer));
      } catch {
        // It is empty at the moment.
      }
      expect(read).toMatch(DROPPED);
    },
    { timeout: 20_000, interval: 1 },
  );
  await logALot(server, 20);
  await expectStops(server);
});

test("writes its log again, with the number of dropped lines, when the disks are no longer full", async () => {
  const path = join(folder, "shop.log");
  const server = await startServer({ stdout: opened(path, "a") });
  await expectMenu(server);
  await vi.waitFor(() => expect(readFileSync(path, "utf8")).toContain('"path":"/menu"'), 30_000);

  // The disk of the database and of the log.
  fillDisk(server);
  await logALot(server, 10);
  await expectMenu(server);
  freeDisk(server);
  await expectMenu(server);

  await vi.waitFor(() => expect(readFileSync(path, "utf8")).toMatch(DROPPED), 30_000);
  await expectStops(server);
});
