import { z } from "zod";
import { formatDateTime } from "../clock.ts";
import type { Role } from "../staff/roles.ts";

export const SIGN_INS_PER_PAGE = 100;

const labels = {
  signed_in: "Logged in",
  wrong_password: "Wrong password",
  wrong_code: "Wrong code",
  recovery_code_used: "Used a recovery code",
  password_changed: "Changed the password",
  password_reset: "Chose a new password by email",
  second_factor_on: "Turned the second factor on",
  second_factor_off: "Turned the second factor off",
  pin_used: "Switched by PIN",
  wrong_pin: "Wrong PIN",
};
export type SignInKind = keyof typeof labels;

/** Invalid values fall back to the newest page. */
export const signInsQuery = z.object({
  /** The last entry of the previous page; older ones are shown. */
  before: z.coerce.number().int().positive().nullable().catch(null).default(null),
});

type Entry = {
  seq: number;
  kind: SignInKind;
  userId: string | null;
  name: string | null;
  role: Role | null;
  clientIp: string;
  createdAt: Date;
};

export function signInRow({ seq, kind, userId, name, role, clientIp, createdAt }: Entry) {
  const isRefused = kind === "wrong_password" || kind === "wrong_code" || kind === "wrong_pin";
  return {
    seq,
    what: labels[kind],
    isRefused,
    account: userId && { name: name ?? "", url: `/admin/customers?customer=${userId}` },
    isStaff: role !== null && role !== "customer",
    clientIp: clientIp || "unknown",
    at: formatDateTime(createdAt),
  };
}
export type SignInRow = ReturnType<typeof signInRow>;
