import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import Database from "better-sqlite3";
import { memoryEnv, memoryFlags } from "#app/box/memory.mjs";
import { root, runToEnd } from "#app/cli/prepare.mjs";

const START_DEADLINE_MS = 60_000;
const admin = { email: "admin@chatpata.test", password: "mirchi-vada-42" };
const DEMO_PASSWORD = "pani-puri-demo";
const agent = new Agent({ keepAlive: true });

/**
 * Makes a file with a month of so many orders, unless it is there already; how long it took stands beside it.
 * @param {string} file
 * @param {number} orders
 */
export async function fillFile(file, orders) {
  if (existsSync(`${file}.seconds`)) return;
  const began = performance.now();
  const env = { ...process.env, DATABASE_PATH: file };
  const words = ["db/demo/run.ts", "--orders", String(orders)];
  const code = await runToEnd(join(root, "node_modules/.bin/tsx"), words, { cwd: root, env });
  if (code !== 0) throw new Error(`The file with ${orders} orders could not be made`);
  writeFileSync(`${file}.seconds`, String((performance.now() - began) / 1000));
}

/**
 * One request, from its first byte to the last byte of the answer.
 * @param {string} address
 * @param {{ method?: string; headers?: Record<string, string>; body?: string }} [options]
 * @returns {Promise<{ status: number; headers: import("node:http").IncomingHttpHeaders; cookies: string[]; ms: number; body: Buffer }>}
 */
export function ask(address, { method = "GET", headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const startedMs = performance.now();
    const sent = request(address, { method, headers, agent }, (reply) => {
      /** @type {Buffer[]} */
      const chunks = [];
      reply.on("data", (chunk) => chunks.push(chunk));
      reply.on("end", () => {
        const cookies = (reply.headers["set-cookie"] ?? []).map(
          (cookie) => cookie.split(";")[0] ?? "",
        );
        const ms = performance.now() - startedMs;
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          cookies,
          ms,
          body: Buffer.concat(chunks),
        });
      });
      reply.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** @returns {Promise<number>} */
async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address !== "object" || !address) throw new Error("No free port");
  return address.port;
}

/**
 * Sends a form as a browser does; returns the cookies that came back.
 * @param {string} baseUrl
 * @param {string} path
 * @param {Record<string, string>} fields
 * @param {string} [cookie]
 */
export async function sendForm(baseUrl, path, fields, cookie = "") {
  const reply = await ask(baseUrl + path, {
    method: "POST",
    headers: { origin: baseUrl, "content-type": "application/x-www-form-urlencoded", cookie },
    body: new URLSearchParams(fields).toString(),
  });
  if (reply.status !== 303) throw new Error(`${path} refuses the form: ${reply.status}`);
  return reply.cookies.join("; ");
}

/**
 * Somebody with five orders, so that the same is shown of them in a small file and in a large one.
 * @param {string} file
 */
function usualCustomer(file) {
  const database = new Database(file, { readonly: true });
  const email = database
    .prepare(
      `select email from users where id in (select user_id from orders where user_id is not null
       group by user_id having count(*) = 5 limit 1)`,
    )
    .pluck()
    .get();
  database.close();
  if (typeof email !== "string") throw new Error(`Nobody in ${file} has five orders`);
  return { email, password: DEMO_PASSWORD };
}

/** @typedef {{ baseUrl: string; pid: number | undefined; stop: () => Promise<void> }} Shop */

/**
 * Serves the build on a file by the shop's own web server.
 * @param {string} file
 * @returns {Promise<Shop>}
 */
export async function openShop(file) {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const { PROFILE_FOLDER } = process.env;
  const profiling = PROFILE_FOLDER ? ["--cpu-prof", `--cpu-prof-dir=${PROFILE_FOLDER}`] : [];
  const words = [...memoryFlags, ...profiling, join(root, "app/box/web/serve.mjs")];
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...memoryEnv,
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_PATH: file,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMITS: "off",
      BACKUP_EVERY: "0",
    },
  });
  const closed = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await closed;
  };
  const deadline = Date.now() + START_DEADLINE_MS;
  while (!(await ask(`${baseUrl}/healthz`).catch(() => null))) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await stop();
      throw new Error(`The shop did not start on ${file}`);
    }
    await after(50);
  }
  return { baseUrl, pid: child.pid, stop };
}

/**
 * A cookie for each visitor of a file that the demo filled.
 * @param {Shop} shop
 * @param {string} file
 */
export async function cookiesFor({ baseUrl }, file) {
  return {
    guest: "",
    customer: await sendForm(baseUrl, "/login", usualCustomer(file)),
    admin: await sendForm(baseUrl, "/login", admin),
  };
}
