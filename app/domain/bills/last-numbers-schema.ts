import { z } from "zod";

const message = "Enter the digits after the last slash, such as 123; 0 if there was none";

const lastNumber = z.number(message).int(message).min(0, message).max(999_999, message);

/** The last numbers issued before a backup was restored. */
export const lastNumbersForm = z.object({ bill: lastNumber, creditNote: lastNumber });
export type LastNumbers = z.output<typeof lastNumbersForm>;
export type LastNumbersFields = z.input<typeof lastNumbersForm>;
