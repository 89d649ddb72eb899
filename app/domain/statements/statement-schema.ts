import { z } from "zod";
import { m } from "#messages";
import { requiredText } from "../text.ts";

const required = (error: () => string) => z.coerce.number({ error }).int().min(0).max(99);
const column = (message: () => string) =>
  z.preprocess((typed) => (typed === "" ? undefined : typed), required(message));
const optionalColumn = z.preprocess(
  (typed) => (typed === undefined || typed === "" ? null : typed),
  z.coerce.number().int().min(0).max(99).nullable(),
);

/** The owner's choice of a file's columns, asked once per layout. */
export const columnsForm = z.object({
  date: column(() => m.statements_chooseTheColumnOfThe()),
  amount: column(() => m.statements_chooseTheColumnOfMoney()),
  reference: optionalColumn,
  description: optionalColumn,
  debit: optionalColumn,
  direction: optionalColumn,
});

/** The order to which a credit belongs. */
export const creditForm = z.object({
  order: requiredText(() => m.statements_enterTheNumberOfThe(), { max: 40 }).toUpperCase(),
});
