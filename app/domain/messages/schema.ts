import { z } from "zod";
import { m } from "#messages";
import { requiredEmail } from "../accounts/email.ts";
import { optionalPhone } from "../accounts/phone.ts";
import { requiredText } from "../text.ts";
import { contactSubjectIds } from "./contact-subjects.ts";

export const newsletterInput = z.object({ email: requiredEmail() });

/** In characters. */
const MAX_MESSAGE_LENGTH = 2000;

export const contactInput = z.object({
  name: requiredText(() => m.shared_nameIsRequired(), {
    max: 80,
    maxMessage: () => m.shared_nameTooLong(),
  }),
  email: requiredEmail(),
  phone: optionalPhone,
  subject: z.enum(contactSubjectIds, { error: () => m.messages_pleaseChooseASubject() }),
  message: requiredText(() => m.messages_messageIsRequired(), {
    max: MAX_MESSAGE_LENGTH,
    maxMessage: () => m.messages_tooLong({ maxMessageLength: MAX_MESSAGE_LENGTH }),
  }),
});
export type ContactInput = z.output<typeof contactInput>;
