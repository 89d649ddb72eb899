import { z } from "zod";
import { requiredEmail } from "../accounts/email.ts";

/** Source: spec 1 §5 Newsletter. */
export const newsletterInput = z.object({ email: requiredEmail() });
