import { z } from "zod";
import { m } from "#messages";
import { apiRoles, staffRoles } from "../access/roles.ts";
import { optionalText, requiredText } from "../text.ts";
import { requiredEmail } from "./email.ts";
import { MIN_PASSWORD_LENGTH } from "./limits.ts";
import { optionalPhone } from "./phone.ts";

export const personName = requiredText(() => m.shared_nameIsRequired(), {
  min: [2, () => m.account_nameTooShort()],
  max: 80,
  maxMessage: () => m.shared_nameTooLong(),
});

const password = z
  .string({
    error: (issue) =>
      issue.input === undefined ? m.account_passwordIsRequired() : m.shared_mustBeText(),
  })
  .min(1, { error: () => m.account_passwordIsRequired(), abort: true })
  .min(MIN_PASSWORD_LENGTH, { error: () => m.account_passwordTooShort() })
  .max(200, { error: () => m.account_passwordTooLong() });

/** Shorter passwords from earlier still work for logging in. */
const newPassword = password.refine(
  (typed) => typed.length < MIN_PASSWORD_LENGTH || typed.trim() !== "",
  { error: () => m.account_passwordOnlySpaces() },
);

export const loginInput = z.object({ email: requiredEmail(), password });
export type LoginInput = z.output<typeof loginInput>;

/** Pages ask for the code on a separate page. */
export const loginCallInput = loginInput.extend({
  code: optionalText(100).describe(
    "Only for accounts with a second factor: the code of the authenticator app, or a recovery code",
  ),
});

const code = requiredText(() => m.account_codeIsRequired(), { max: 100 });
export const codeForm = z.object({ code });
export type CodeForm = z.output<typeof codeForm>;

export const registerInput = z.object({
  name: personName,
  email: requiredEmail(),
  password: newPassword,
  phone: optionalPhone,
  address: optionalText(300),
});
export type RegisterInput = z.output<typeof registerInput>;

const confirmPassword = z
  .string({ error: () => m.account_pleaseConfirmYourPassword() })
  .min(1, { error: () => m.account_pleaseConfirmYourPassword() });

/** Not checked while one of the fields is empty, because that has its own message. */
const matchingPasswords = {
  path: ["confirmPassword"],
  error: () => m.account_passwordsDoNotMatch(),
  when: ({ value }: { value: unknown }) => {
    const typed = value as { password?: unknown; confirmPassword?: unknown };
    return Boolean(typed.password && typed.confirmPassword);
  },
};
function passwordsMatch(form: { password: string; confirmPassword: string }): boolean {
  return form.confirmPassword === form.password;
}

/** Only the form asks for the password twice; the API does not. */
export const registerForm = registerInput
  .extend({ confirmPassword })
  .refine(passwordsMatch, matchingPasswords);

export const passwordResetInput = z.object({ email: requiredEmail() });
export type PasswordResetInput = z.output<typeof passwordResetInput>;

export const newPasswordForm = z
  .object({ password: newPassword, confirmPassword })
  .refine(passwordsMatch, matchingPasswords);
export type NewPasswordForm = z.output<typeof newPasswordForm>;

const currentPassword = z
  .string({ error: () => m.account_yourCurrentPasswordIsRequired() })
  .min(1, { error: () => m.account_yourCurrentPasswordIsRequired() })
  .max(200, { error: () => m.account_passwordTooLong() });

export const secondFactorForm = z.object({ currentPassword });
export type SecondFactorForm = z.output<typeof secondFactorForm>;

export const secondFactorRemovalForm = z.object({ currentPassword, code });
export type SecondFactorRemovalForm = z.output<typeof secondFactorRemovalForm>;

export const changePasswordForm = z
  .object({
    currentPassword,
    password: newPassword,
    confirmPassword,
  })
  .refine(passwordsMatch, matchingPasswords);
export type ChangePasswordForm = z.output<typeof changePasswordForm>;

export const closeAccountForm = z.object({
  password: z
    .string({ error: () => m.account_passwordIsRequired() })
    .min(1, { error: () => m.account_passwordIsRequired() })
    .max(200, { error: () => m.account_passwordTooLong() }),
});
export type CloseAccountForm = z.output<typeof closeAccountForm>;

export const profileInput = z.object({
  name: personName,
  phone: optionalPhone,
  address: optionalText(300),
});
export type ProfileInput = z.output<typeof profileInput>;

export const userOutput = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(apiRoles),
  staffRole: z.enum(staffRoles).nullable(),
  phone: z.string(),
  address: z.string(),
  isActive: z.boolean(),
  isEmailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  lastLogin: z.iso.datetime().nullable(),
});
export type UserOutput = z.output<typeof userOutput>;
