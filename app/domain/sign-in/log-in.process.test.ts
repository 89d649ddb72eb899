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

test("known and unknown email addresses take the same work and get the same message", async () => {
  const known = await logIn({ email: asha.email, password: "wrong-password" }, "203.0.113.7");
  const ofKnown = vi.mocked(verify).mock.calls.map(([hash]) => hash);
  vi.mocked(verify).mockClear();
  const unknown = await logIn(
    { email: "nobody@chatpata.test", password: "wrong-password" },
    "203.0.113.7",
  );
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

test("the correct password logs in after a single verification", async () => {
  const result = await logIn(asha, "203.0.113.7");

  expect(result).toMatchObject({ ok: true, value: { email: asha.email } });
  expect(verify).toHaveBeenCalledTimes(1);
});
