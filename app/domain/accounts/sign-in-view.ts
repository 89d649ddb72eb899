import { z } from "zod";
import { m } from "#messages";
import type { Role } from "../access/roles.ts";
import { formatDateTime } from "../clock.ts";
import { translated } from "../language/translated.ts";

export const SIGN_INS_PER_PAGE = 100;

const labels = translated({
  signed_in: m.account_loggedIn,
  wrong_password: m.account_wrongPassword,
  wrong_code: m.account_wrongCode,
  recovery_code_used: m.account_usedARecoveryCode,
  password_changed: m.account_changedThePassword,
  password_reset: m.account_didChoosePasswordByEmail,
  second_factor_on: m.account_didTurnSecondFactorOn,
  second_factor_off: m.account_didTurnSecondFactorOff,
  pin_used: m.account_switchedByPin,
  wrong_pin: m.account_wrongPin,
  signed_out: m.account_didLogOutDevice,
  device_added: m.account_didAddDevice,
});
export type SignInKind = keyof typeof labels;

/** Invalid values fall back to the newest page. */
export const signInsQuery = z.object({
  /** Shows entries older than this one, the last of the previous page. */
  before: z.coerce.number().int().positive().nullable().catch(null).default(null),
});

export type SignIn = {
  seq: number;
  kind: SignInKind;
  userId: string | null;
  name: string | null;
  role: Role | null;
  clientIp: string;
  createdAt: Date;
};

export function signInRow({ seq, kind, userId, name, role, clientIp, createdAt }: SignIn) {
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
