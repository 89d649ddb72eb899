import { z } from "zod";
import { m } from "#messages";
import { staffRoles } from "../access/roles.ts";
import { optionalEmail } from "../accounts/email.ts";
import { personName } from "../accounts/schema.ts";
import { latinDigits } from "../digits.ts";
import { cleanText, requiredText } from "../text.ts";
import { isWeakPin, maySwitchByPin } from "./pin.ts";

const FOUR_DIGITS = () => m.staff_aPinHas4Digits();

const strongPin = (text: z.ZodString) =>
  text
    .overwrite(latinDigits)
    .refine((typed) => typed === "" || /^\d{4}$/.test(typed), { error: FOUR_DIGITS, abort: true })
    .refine((typed) => typed === "" || !isWeakPin(typed), { error: () => m.staff_pinTooEasy() });

const anyText = z.string({ error: () => m.shared_mustBeText() });
const pin = strongPin(anyText.overwrite(cleanText).trim()).optional().default("");

const role = z.enum(staffRoles, { error: () => m.staff_chooseARole() });

/** Without an email address, the PIN is the only way to log in. */
export const invitationForm = z
  .object({ name: personName, email: optionalEmail(), role, pin })
  .refine(({ email, role }) => email || maySwitchByPin({ role }), {
    path: ["email"],
    error: () => m.staff_passwordNeedsEmail(),
    abort: true,
  })
  .refine(({ email, pin }) => email || pin, { path: ["email"], error: () => m.staff_emailOrPin() });
export type Invitation = z.output<typeof invitationForm>;

/** A colleague without an email address, whose PIN is the only way to log in. */
export const colleagueForm = z.object({
  name: personName,
  role: role.refine((chosen) => maySwitchByPin({ role: chosen }), {
    error: () => m.staff_chooseARole(),
  }),
  pin: strongPin(requiredText(() => m.staff_onlyPinLetsIn())),
});

/** An empty PIN keeps the current one. An email address only counts if the person had none. */
export const staffForm = z.object({
  name: personName,
  email: optionalEmail(),
  role,
  pin,
  removePin: z.boolean({ error: () => m.shared_mustBeTrueOrFalse() }).default(false),
});
export type StaffFields = z.output<typeof staffForm>;

export const deviceForm = z.object({
  name: requiredText(() => m.staff_deviceNameRequired(), { max: 40 }),
});

export const switchForm = z.object({
  person: requiredText(() => m.staff_chooseWhoYouAre()),
  pin: requiredText(() => m.staff_enterYourPin())
    .overwrite(latinDigits)
    .refine((typed) => typed === "" || /^\d{4}$/.test(typed), { error: FOUR_DIGITS }),
});
export type SwitchFields = z.output<typeof switchForm>;
