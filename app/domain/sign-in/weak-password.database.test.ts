import { describe, expect, test } from "vitest";
import { checkNewPassword, passwordWeakness } from "./weak-password.server.ts";

const asha = {
  name: "Asha Kulkarni",
  email: "asha.k@chatpata.test",
  role: "customer",
} as const;
const owner = { ...asha, role: "owner" } as const;

describe("a password is easy to guess", () => {
  test.each(["123456", "password", "Password", "qwerty", " dragon ", "passw0rd"])(
    "if many people use it: %s",
    (password) => {
      expect(passwordWeakness(password, asha)).toBe("common");
    },
  );

  test.each([
    "asha.k@chatpata.test",
    "Asha Kulkarni",
    "ashakulkarni2026!",
    "kulkarni-1987",
    "asha.k",
    "Chatpata2026",
  ])("if it is the person's name or email, or the shop's name: %s", (password) => {
    expect(passwordWeakness(password, asha)).toBe("personal");
  });

  test.each(["bhel-puri-7", "पाणीपुरी-७", "kulkarni bhel puri", "7391 0482 5566", "a8#2!90"])(
    "but not if it is like %s",
    (password) => {
      expect(passwordWeakness(password, asha)).toBeNull();
    },
  );
});

test("customers may choose a weak password, admins may not", () => {
  expect(checkNewPassword("123456", asha)).toEqual({ ok: true, value: { isWeak: true } });
  expect(checkNewPassword("bhel-puri-7", asha)).toEqual({ ok: true, value: { isWeak: false } });
  const msg = "Choose another password for an admin: many people use it";
  expect(checkNewPassword("password1234", owner)).toMatchObject({
    ok: false,
    errors: [{ path: "password", msg }],
  });
});

test("passwords of admins have twelve characters or more", () => {
  const msg = "Choose another password for an admin: it has fewer than 12 characters";
  expect(checkNewPassword("mirchi-vada", owner)).toMatchObject({ errors: [{ msg }] });
  expect(checkNewPassword("mirchi-vada-", owner)).toMatchObject({ ok: true });
});
