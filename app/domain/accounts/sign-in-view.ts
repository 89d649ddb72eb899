import { z } from "zod";
import { m } from "#messages";
import { formatDateTime } from "../clock.ts";
import type { Role } from "../staff/roles.ts";

export const SIGN_INS_PER_PAGE = 100;

const labels = {
  get signed_in() {
    return m.account_loggedIn();
  },
  get wrong_password() {
    return m.account_wrongPassword();
  },
  get wrong_code() {
    return m.account_wrongCode();
  },
  get recovery_code_used() {
    return m.account_usedARecoveryCode();
  },
  get password_changed() {
    return m.account_changedThePassword();
  },
  get password_reset() {
    return m.account_choseANewPasswordBy();
  },
  get second_factor_on() {
    return m.account_turnedTheSecondFactorOn();
  },
  get second_factor_off() {
    return m.account_turnedTheSecondFactorOff();
  },
  get pin_used() {
    return m.account_switchedByPin();
  },
  get wrong_pin() {
    return m.account_wrongPin();
  },
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
