import { z } from "zod";
import { requiredEmail } from "../accounts/email.ts";
import { personName } from "../accounts/schema.ts";
import { latinDigits } from "../digits.ts";
import { requiredText } from "../text.ts";
import { mayHavePin } from "./pin.ts";
import { staffRoles } from "./roles.ts";

const FOUR_DIGITS = "A PIN has 4 digits";

const pin = z
  .string({ error: "Must be text" })
  .trim()
  .overwrite(latinDigits)
  .refine((typed) => typed === "" || /^\d{4}$/.test(typed), FOUR_DIGITS)
  .optional()
  .default("");

const role = z.enum(staffRoles, "Choose a role");

/** Owners and managers always enter their password. */
const pinOfRole = {
  path: ["pin"],
  message: "Owners and managers log in with their password: leave the PIN empty",
};
function pinFits({ role, pin }: { role: (typeof staffRoles)[number]; pin: string }): boolean {
  return pin === "" || mayHavePin({ role });
}

export const invitationForm = z
  .object({ name: personName, email: requiredEmail(), role, pin })
  .refine(pinFits, pinOfRole);
export type Invitation = z.output<typeof invitationForm>;

/** An empty PIN leaves it as it is. */
export const staffForm = z
  .object({
    name: personName,
    role,
    pin,
    removePin: z.boolean("Must be true or false").default(false),
  })
  .refine(pinFits, pinOfRole);
export type StaffFields = z.output<typeof staffForm>;

export const deviceForm = z.object({
  name: requiredText("Enter a name, such as Counter tablet", { max: 40 }),
});

export const switchForm = z.object({
  person: requiredText("Choose who you are"),
  pin: requiredText("Enter your PIN")
    .overwrite(latinDigits)
    .refine((typed) => typed === "" || /^\d{4}$/.test(typed), FOUR_DIGITS),
});
export type SwitchFields = z.output<typeof switchForm>;
