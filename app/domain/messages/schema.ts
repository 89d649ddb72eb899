import { z } from "zod";
import { requiredEmail } from "../accounts/email.ts";
import { optionalPhone } from "../accounts/phone.ts";
import { requiredText } from "../text.ts";
import { contactSubjectIds } from "./contact-subjects.ts";

/** Source: spec 1 §5 Newsletter. */
export const newsletterInput = z.object({ email: requiredEmail() });

/** The most characters a message may have. */
export const MAX_MESSAGE_LENGTH = 2000;

/** Source: spec 1 §3 Contact form, §5 Contact form. */
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
