import { z } from "zod";
import { requiredEmail } from "../accounts/email.ts";
import { optionalPhone } from "../accounts/phone.ts";
import { requiredText } from "../text.ts";
import { contactSubjectIds } from "./contact-subjects.ts";

export const newsletterInput = z.object({ email: requiredEmail() });

/** In characters. */
export const MAX_MESSAGE_LENGTH = 2000;

export const contactInput = z.object({
  name: requiredText("Name is required", {
    max: 80,
    maxMessage: "Name must be at most 80 characters",
  }),
  email: requiredEmail(),
  phone: optionalPhone,
  subject: z.enum(contactSubjectIds, { error: "Please choose a subject" }),
  message: requiredText("Message is required", {
    max: MAX_MESSAGE_LENGTH,
    maxMessage: `Message must be at most ${MAX_MESSAGE_LENGTH} characters`,
  }),
});
export type ContactInput = z.output<typeof contactInput>;
