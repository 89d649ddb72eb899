import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { ApiClient } from "#tests/support/http/client.ts";
import { FormVisitor } from "#tests/support/http/form.ts";
import { checkOutByForm, putInCart } from "#tests/support/records/checkout.ts";
import { registerCustomer } from "#tests/support/records/people.ts";
import { openDatabase } from "#tests/support/shop/database.ts";
import { copyTemplateDatabase } from "#tests/support/shop/template-database.ts";

// The build is an ordinary one that Remix's own server can serve.

const folder = mkdtempSync(join(tmpdir(), "chatpata-remix-serve-"));
const databasePath = join(folder, "shop.db");
let server: ReturnType<typeof spawn>;
let baseUrl = "";

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}

beforeAll(async () => {
  copyTemplateDatabase(databasePath);
  const port = await freePort();
  baseUrl = `http://127.0.0.1:${port}`;
  const program = join(root, "node_modules/@remix-run/serve/dist/cli.js");
  server = spawn(process.execPath, [program, "build/server/index.js"], {
    cwd: root,
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_PATH: databasePath,
      LOG_LEVEL: "silent",
    },
  });
  await vi.waitFor(async () => expect((await fetch(`${baseUrl}/healthz`)).status).toBe(200), {
    timeout: 30_000,
    interval: 50,
  });
});
afterAll(async () => {
  const ended = once(server, "close");
  server.kill("SIGKILL");
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

test("an order is placed without scripts when plain remix-serve serves the shop", async () => {
  const database = openDatabase(databasePath);
  const id = String(database.value("select id from products where slug = 'masala-chai'"));
  const visitor = new FormVisitor(baseUrl);
  await visitor.signInAs(await registerCustomer(new ApiClient(baseUrl)));
  expect(await visitor.read("/menu")).toContain("Masala Chai");
  await putInCart(visitor, { id });

  const orderNumber = await checkOutByForm(visitor);

  const confirmation = await visitor.read(`/order-confirmation?order=${orderNumber}`);
  expect(confirmation).toContain("Masala Chai");
  expect(database.value("select status from orders where order_number = ?", orderNumber)).toBe(
    "pending",
  );
  database.close();
});
