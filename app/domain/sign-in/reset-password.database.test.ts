import { beforeAll, expect, test } from "vitest";
import { sqlite, watchStatements } from "#db/client.server.ts";
import { openEmailQueue } from "../emails/email-queue-state.server.ts";
import { registerAccount } from "./register.server.ts";
import { requestPasswordReset } from "./reset-password.server.ts";

const known = "asha@chatpata.test";

beforeAll(async () => {
  openEmailQueue("https://chatpata.test");
  const asha = { name: "Asha", email: known, password: "bhel-puri-7", phone: "", address: "" };
  expect(await registerAccount(asha)).toMatchObject({ ok: true });
});

test("asking for a new password runs the same statements for known and unknown addresses", () => {
  const statements: string[] = [];
  watchStatements((sql) => statements.push(sql));
  const statementsFor = (email: string) => {
    statements.length = 0;
    requestPasswordReset(email);
    return [...statements];
  };

  const ofKnown = statementsFor(known);

  expect(ofKnown.length).toBeGreaterThan(0);
  expect(statementsFor("nobody@chatpata.test")).toEqual(ofKnown);
  expect(
    sqlite.prepare("select count(*) from emails where kind = 'password_reset'").pluck().get(),
  ).toBe(2);
});
