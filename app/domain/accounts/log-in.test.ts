import "#tests/support/temporary-database.ts";
import { verify } from "@node-rs/argon2";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { logIn } from "./log-in.server.ts";
import { registerAccount } from "./register.server.ts";

vi.mock("@node-rs/argon2", { spy: true });

const asha = {
  name: "Asha Kulkarni",
  email: "asha@chatpata.test",
  password: "bhel-puri-7",
  phone: "",
  address: "",
};

beforeAll(async () => {
  expect(await registerAccount(asha)).toMatchObject({ ok: true });
});
beforeEach(() => {
  vi.mocked(verify).mockClear();
});

test("a known and an unknown address cost the same work and read the same words", async () => {
  const known = await logIn({ email: asha.email, password: "wrong-password" });
  const ofKnown = vi.mocked(verify).mock.calls.map(([hash]) => hash);
  vi.mocked(verify).mockClear();
  const unknown = await logIn({ email: "nobody@chatpata.test", password: "wrong-password" });
  const ofUnknown = vi.mocked(verify).mock.calls.map(([hash]) => hash);

  expect(known).toEqual(unknown);
  expect(known).toMatchObject({ ok: false, message: "Invalid email or password" });
  expect(ofKnown).toHaveLength(1);
  expect(ofUnknown).toHaveLength(1);
  // Algorithm, memory, passes and lanes, without salt and digest.
  const cost = (hash: unknown) => String(hash).split("$").slice(0, 4);
  expect(cost(ofUnknown[0])).toEqual(cost(ofKnown[0]));
  expect(cost(ofKnown[0])).toEqual(["", "argon2id", "v=19", "m=19456,t=2,p=1"]);
});

test("the right password lets in, after one verification as well", async () => {
  const reply = await logIn(asha);

  expect(reply).toMatchObject({ ok: true, value: { email: asha.email } });
  expect(verify).toHaveBeenCalledTimes(1);
});
