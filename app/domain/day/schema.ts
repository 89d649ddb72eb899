import { z } from "zod";
import { optionalText, requiredText } from "../text.ts";
import { typedAmount, typedRupees } from "../typed-amount.ts";
import { countedNotesPaise, denominations } from "./day-report.ts";

const MAX_PAISE = 100_000_000;
const MAX_NOTES = 100_000;

export const openingForm = z.object({ float: typedAmount(typedRupees("The float", MAX_PAISE)) });
export type OpeningForm = z.output<typeof openingForm>;
export type OpeningFields = z.input<typeof openingForm>;

export const entryForm = z.object({
  kind: z.enum(["in", "out"], { error: "Choose cash in or cash out" }),
  amount: typedAmount(
    typedRupees("The amount", MAX_PAISE).refine((paise) => paise > 0, "Enter more than ₹0"),
  ),
  reason: requiredText("Say what the cash was for", {
    max: 200,
    maxMessage: "The reason must be at most 200 characters",
  }),
});
export type EntryForm = z.output<typeof entryForm>;

const noteCount = typedAmount(
  z
    .number({ error: "Enter a whole number of notes or coins" })
    .int("Enter a whole number of notes or coins")
    .min(0, "Enter a whole number of notes or coins")
    .max(MAX_NOTES, `Enter at most ${MAX_NOTES} notes or coins`)
    .optional(),
);

/** `counted` may be left out when notes and coins are counted. */
export const closingForm = z
  .object({
    counted: typedAmount(typedRupees("The counted cash", MAX_PAISE).optional()),
    notes: z
      .object(Object.fromEntries(denominations.map((rupees) => [rupees, noteCount])))
      .optional(),
    note: optionalText(500, "The note must be at most 500 characters"),
    /** The difference that the page showed before the button was pressed. */
    shownPaise: z.coerce.number().int().optional().catch(undefined),
  })
  .transform(({ counted, notes = {}, ...form }, context) => {
    const hasNotes = Object.values(notes).some((count) => count !== undefined);
    const notesPaise = countedNotesPaise(notes);
    const countedPaise = counted ?? (hasNotes ? notesPaise : undefined);
    const refuse = (message: string) =>
      context.addIssue({ code: "custom", path: ["counted"], message });
    if (countedPaise === undefined) refuse("Enter the cash that you counted");
    else if (hasNotes && countedPaise !== notesPaise) {
      refuse(`The notes and coins add up to ₹${notesPaise / 100}. Correct them or this amount.`);
    }
    return { ...form, countedPaise: countedPaise ?? 0 };
  });
export type ClosingForm = z.output<typeof closingForm>;

/** `YYYY-MM-DD`, a day that exists. */
export const dayText = z.iso.date({ error: "Enter a date as YYYY-MM-DD" });

export const dayQuery = z.object({ date: dayText });

/** What the form sends, before parsing. */
export type ClosingFields = { counted: string; notes: Record<string, string>; note: string };
