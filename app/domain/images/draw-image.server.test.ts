import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import type { User } from "../access/user.ts";
import { drawImage, redrawInProcess } from "./draw-image.server.ts";
import { inTurn } from "./drawing-turns.server.ts";
import { MAX_IMAGE_BYTES } from "./limits.ts";

const folder = mkdtempSync(join(tmpdir(), "chatpata-programs-"));
afterAll(() => rmSync(folder, { recursive: true }));

const pidFile = join(folder, "pid");
const file = new Uint8Array(3);

/** A program that stands in for the one that redraws images and runs this code when it receives one. */
function program(whenReceived: string): string {
  const path = join(folder, `${randomUUID()}.mjs`);
  writeFileSync(
    path,
    `import { writeFileSync } from "node:fs";
    process.once("message", () => { ${whenReceived} });`,
  );
  return path;
}

/** Decoding blocks a thread, and only ending its process can stop it. */
const endless = `writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); for (;;);`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function user(known: Partial<User> = {}): User {
  return { id: randomUUID(), role: "customer", ...known } as User;
}

test("kills the process of an image that takes too long", async () => {
  const options = { program: program(endless), maxMs: 1500 };

  expect(await redrawInProcess(file, options)).toMatchObject({
    code: "validation",
    message: expect.stringContaining("takes too long to read"),
  });

  expect(isRunning(Number(readFileSync(pidFile, "utf8")))).toBe(false);
});

test("kills the process when the client disconnects", async () => {
  const client = new AbortController();
  const drawing = redrawInProcess(file, { program: program(endless), signal: client.signal });
  rmSync(pidFile, { force: true });
  const readPid = () => {
    const written = readFileSync(pidFile, "utf8");
    expect(written).not.toBe("");
    return Number(written);
  };
  const pid = await vi.waitFor(readPid, 30_000);
  expect(isRunning(pid)).toBe(true);

  client.abort();

  await expect(drawing).rejects.toThrow("aborted");
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 30_000);
});

test("refuses an image on which the decoder crashes", async () => {
  const crashing = program(`process.kill(process.pid, "SIGSEGV");`);

  expect(await redrawInProcess(file, { program: crashing })).toMatchObject({
    message: expect.stringContaining("damaged"),
  });
});

test("throws when the program fails, because that is a bug", async () => {
  const failing = program("process.exit(3);");

  await expect(redrawInProcess(file, { program: failing })).rejects.toThrow("code 3");
});

test("gives the program none of the shop's variables", async () => {
  vi.stubEnv("ADMIN_PASSWORD", "mirchi-vada-42");
  const telling = program("process.send(Object.keys(process.env), () => process.disconnect());");

  const variables = await redrawInProcess(file, { program: telling });

  vi.unstubAllEnvs();
  expect(variables).toContain("MALLOC_ARENA_MAX");
  expect(variables).not.toContain("ADMIN_PASSWORD");
});

test("refuses one byte more than 5MB unseen", async () => {
  const large = new Blob([new Uint8Array(MAX_IMAGE_BYTES + 1)]);

  expect(await drawImage(large, user())).toMatchObject({
    code: "validation",
    message: "This picture is larger than 5MB. It can be PNG, JPG, GIF up to 5MB",
  });
});

/** Occupies the drawing turn until the returned function is called. */
function occupy(): () => void {
  let finish = () => {};
  void inTurn(user(), () => new Promise<void>((resolve) => (finish = resolve)));
  return () => finish();
}

test("draws admins' images first, then those of each account in turn", async () => {
  const [asha, priya, admin] = [user(), user(), user({ role: "owner" })];
  const order: string[] = [];
  const finish = occupy();
  const draw = (actor: User, name: string) =>
    inTurn(actor, async () => {
      order.push(name);
    });
  const all = [
    draw(asha, "Asha 1"),
    draw(asha, "Asha 2"),
    draw(asha, "Asha 3"),
    draw(priya, "Priya 1"),
    draw(priya, "Priya 2"),
    draw(admin, "admin 1"),
    draw(admin, "admin 2"),
  ];

  finish();
  await Promise.all(all);

  expect(order.slice(0, 2)).toEqual(["admin 1", "admin 2"]);
  expect(order.slice(2)).toEqual(["Asha 1", "Priya 1", "Asha 2", "Priya 2", "Asha 3"]);
});

test("goes on after one that fails", async () => {
  const actor = user();
  const failing = inTurn(actor, () => Promise.reject(new Error("no")));

  await expect(failing).rejects.toThrow("no");
  expect(await inTurn(actor, async () => "next")).toBe("next");
});

test("lets six images of an account wait, and skips those whose client has left", async () => {
  const actor = user();
  const finish = occupy();
  const client = new AbortController();
  const draw = () => drawImage(new Blob([file]), actor, client.signal);
  const waiting = Array.from({ length: 6 }, draw);

  expect(await draw()).toMatchObject({ code: "rate_limited", retryAfterSeconds: 10 });

  client.abort();
  finish();
  const settled = await Promise.allSettled(waiting);
  expect(settled.map(({ status }) => status)).toEqual(Array(6).fill("rejected"));
});
