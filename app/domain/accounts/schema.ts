import { z } from "zod";
import { limitQuery, pageQuery, pagingOutput, searchQuery } from "../paging.ts";
import { apiRoles, staffRoles } from "../staff/roles.ts";
import { optionalText, requiredText } from "../text.ts";
import { customerSorts, DEFAULT_CUSTOMER_SORT } from "./customer-list-url.ts";
import { requiredEmail } from "./email.ts";
import { optionalPhone } from "./phone.ts";

export const personName = requiredText("Name is required", {
  min: [2, "Name must be at least 2 characters"],
  max: 80,
  maxMessage: "Name must be at most 80 characters",
});

const password = z
  .string({
    error: (issue) => (issue.input === undefined ? "Password is required" : "Must be text"),
  })
  .min(1, { error: "Password is required", abort: true })
  .min(6, { error: "Password must be at least 6 characters", abort: true })
  .max(200, "Password must be at most 200 characters");

/** Whoever has such a password can still log in. */
const newPassword = password.refine((typed) => typed.trim() !== "", {
  error: "Password must not be only spaces",
});

export const loginInput = z.object({ email: requiredEmail(), password });
export type LoginInput = z.output<typeof loginInput>;

/** Pages ask for the code on a page of its own. */
export const loginCallInput = loginInput.extend({
  code: optionalText(100).describe(
    "Only for accounts with a second factor: the code of the authenticator app, or a recovery code",
  ),
});

const code = requiredText("Code is required", { max: 100 });
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
  .string({ error: "Please confirm your password" })
  .min(1, "Please confirm your password");

/** Not checked while one of the fields is empty, which has its own message. */
const matchingPasswords = {
  path: ["confirmPassword"],
  message: "Passwords do not match",
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
  .string({ error: "Your current password is required" })
  .min(1, "Your current password is required")
  .max(200, "Password must be at most 200 characters");

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
    .string({ error: "Password is required" })
    .min(1, "Password is required")
    .max(200, "Password must be at most 200 characters"),
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

/** Invalid values fall back to the defaults. */
export const customersQuery = z.object({
  sort: z.enum(customerSorts).catch(DEFAULT_CUSTOMER_SORT).default(DEFAULT_CUSTOMER_SORT),
  role: z.enum(apiRoles).optional().catch(undefined),
  search: searchQuery,
  page: pageQuery,
  limit: limitQuery(100),
});
export type CustomersQuery = z.output<typeof customersQuery>;

export const customersOutput = z.object({ data: z.array(userOutput), pagination: pagingOutput });
