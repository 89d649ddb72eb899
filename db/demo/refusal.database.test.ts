import { expect, test } from "vitest";
import { sqlite } from "#db/client.server.ts";
import { fillDemo } from "./fill.ts";
import { DemoRefusal, readOptions } from "./options.ts";

test("a shop with a customer but no orders gets no demo customers, whose password everybody knows", async () => {
  sqlite.exec(
    "insert into users (id, email, name, password_hash, created_at) values ('asha', 'asha@chatpata.test', 'Asha', '', 1)",
  );

  await expect(fillDemo(readOptions(["--orders", "30"]))).rejects.toThrow(DemoRefusal);
  expect(sqlite.prepare("select email from users").pluck().all()).toEqual(["asha@chatpata.test"]);
});
