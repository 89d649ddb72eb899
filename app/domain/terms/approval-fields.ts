import { latinDigits } from "../digits.ts";
import { optionalText } from "../text.ts";

/** The manager who approves an amount beyond somebody's limit, and the manager's PIN. Neither is ever stored. */
export const approvalFields = {
  approver: optionalText(64),
  pin: optionalText(10).overwrite(latinDigits),
};
