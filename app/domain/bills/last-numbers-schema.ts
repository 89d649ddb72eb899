import { z } from "zod";
import { m } from "#messages";

const error = () => m.bills_lastNumberRequired();

const lastNumber = z.int({ error }).min(0, { error }).max(999_999, { error });

/** The last numbers issued before a backup was restored. */
export const lastNumbersForm = z.object({ bill: lastNumber, creditNote: lastNumber });
export type LastNumbers = z.output<typeof lastNumbersForm>;
export type LastNumbersFields = z.input<typeof lastNumbersForm>;
