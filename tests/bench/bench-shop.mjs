import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import Database from "better-sqlite3";
import { root, runToEnd } from "#app/box/prepare.mjs";

const START_DEADLINE_MS = 60_000;
const admin = { email: "admin@chatpata.test", password: "mirchi-vada-42" };
const DEMO_PASSWORD = "pani-puri-demo";
const agent = new Agent({ keepAlive: true });

/**
 * Makes a file with a month of so many orders, unless it is there already.
 * @param {string} file
 * @param {number} orders
 */
export async function fillFile(file, orders) {
  if (existsSync(file)) return;
  const env = { ...process.env, DATABASE_PATH: file };
  const words = ["db/demo/run.ts", "--orders", String(orders)];
  const code = await runToEnd(join(root, "node_modules/.bin/tsx"), words, { cwd: root, env });
  if (code !== 0) throw new Error(`The file with ${orders} orders could not be made`);
}

/**
 * One request, from its first byte to the last byte of the answer.
 * @param {string} address
 * @param {{ method?: string; headers?: Record<string, string>; body?: string }} [options]
 * @returns {Promise<{ status: number; cookies: string[]; ms: number; bytes: number }>}
 */
export function ask(address, { method = "GET", headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const startedMs = performance.now();
    const sent = request(address, { method, headers, agent }, (reply) => {
      let bytes = 0;
      reply.on("data", (chunk) => {
        bytes += chunk.length;
      });
      reply.on("end", () => {
        const cookies = (reply.headers["set-cookie"] ?? []).map(
          (cookie) => cookie.split(";")[0] ?? "",
        );
        resolve({
          status: reply.statusCode ?? 0,
          cookies,
          ms: performance.now() - startedMs,
          bytes,
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
 * @param {string} baseUrl
 * @param {{ email: string; password: string }} person
 */
async function signIn(baseUrl, person) {
  const reply = await ask(`${baseUrl}/login`, {
    method: "POST",
    headers: { origin: baseUrl, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(person).toString(),
  });
  if (reply.status !== 303) throw new Error(`${person.email} could not sign in: ${reply.status}`);
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

/**
 * Serves the build on a file; returns where, with a cookie for each visitor.
 * @param {string} file
 */
export async function openShop(file) {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [join(root, "node_modules/@remix-run/serve/dist/cli.js"), "build/server/index.js"],
    {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        DATABASE_PATH: file,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        RATE_LIMITS: "off",
      },
    },
  );
  const closed = once(child, "close");
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
  try {
    const customer = await signIn(baseUrl, usualCustomer(file));
    return { baseUrl, cookies: { guest: "", customer, admin: await signIn(baseUrl, admin) }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
