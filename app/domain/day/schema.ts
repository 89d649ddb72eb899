import { z } from "zod";
import { m } from "#messages";
import { formatRupees } from "../money.ts";
import { optionalText, requiredText } from "../text.ts";
import { typedAmount, typedRupees } from "../typed-amount.ts";
import { countedNotesPaise, denominations } from "./day-report.ts";

const MAX_PAISE = 100_000_000;
const MAX_NOTES = 100_000;

export const openingForm = z.object({
  float: typedAmount(typedRupees(() => m.shared_theFloat(), MAX_PAISE)),
});
export type OpeningForm = z.output<typeof openingForm>;
export type OpeningFields = z.input<typeof openingForm>;

export const entryForm = z.object({
  kind: z.enum(["in", "out"], { error: () => m.day_directionRequired() }),
  amount: typedAmount(
    typedRupees(() => m.shared_theAmount(), MAX_PAISE).refine((paise) => paise > 0, {
      error: () => m.shared_enterMoreThan0(),
    }),
  ),
  reason: requiredText(() => m.day_purposeRequired(), {
    max: 200,
    maxMessage: () => m.day_reasonTooLong(),
  }),
});
export type EntryForm = z.output<typeof entryForm>;

const noteCount = typedAmount(
  z
    .int({ error: () => m.day_countNotWhole() })
    .min(0, { error: () => m.day_countNotWhole() })
    .max(MAX_NOTES, { error: () => m.day_countTooHigh({ maxNotes: MAX_NOTES }) })
    .optional(),
);

/** `counted` may be omitted if notes and coins are counted. */
export const closingForm = z
  .object({
    counted: typedAmount(typedRupees(() => m.shared_theCountedCash(), MAX_PAISE).optional()),
    notes: z
      .object(Object.fromEntries(denominations.map((rupees) => [rupees, noteCount])))
      .optional(),
    note: optionalText(500, () => m.day_noteTooLong()),
    /** The key of the unfinished things on the page, if the user ticked that they may stay unfinished. */
    unfinished: optionalText(40, () => m.day_closeAnyway()),
    /** The difference that the page showed before the button was pressed. */
    shownPaise: z.coerce.number().int().optional().catch(undefined),
  })
  .transform(({ counted, notes = {}, ...form }, context) => {
    const hasNotes = Object.values(notes).some((count) => count !== undefined);
    const notesPaise = countedNotesPaise(notes);
    const countedPaise = counted ?? (hasNotes ? notesPaise : undefined);
    const refuse = (message: string) =>
      context.addIssue({ code: "custom", path: ["counted"], message });
    if (countedPaise === undefined) refuse(m.day_countedCashRequired());
    else if (hasNotes && countedPaise !== notesPaise) {
      refuse(m.day_countMismatch({ amount: formatRupees(notesPaise) }));
    }
    return { ...form, countedPaise: countedPaise ?? 0 };
  });
export type ClosingForm = z.output<typeof closingForm>;

export const shiftForm = z.object({
  counted: typedAmount(typedRupees(() => m.shared_theCountedCash(), MAX_PAISE)),
});
export type ShiftForm = z.output<typeof shiftForm>;

export const reopeningForm = z.object({
  reason: requiredText(() => m.day_reopeningReasonRequired(), {
    max: 200,
    maxMessage: () => m.day_reasonTooLong(),
  }),
  /** The closing that the page showed. */
  closedAt: z.iso.datetime().catch(""),
});
export type ReopeningForm = z.output<typeof reopeningForm>;

/** `YYYY-MM-DD`, a day that exists. */
export const dayText = z.iso.date({ error: () => m.day_dateFormat() });

export const dayQuery = z.object({ date: dayText });

/** What the form sends, before parsing. */
export type ClosingFields = {
  counted: string;
  notes: Record<string, string>;
  note: string;
  unfinished: string;
};
