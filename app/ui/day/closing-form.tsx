import { type SubmissionResult, useForm } from "@conform-to/react";
import type { FormEvent } from "react";
import { countedNotesPaise, denominations } from "#app/domain/day/day-report.ts";
import { differenceText } from "#app/domain/day/report-lines.ts";
import type { ClosingFields } from "#app/domain/day/schema.ts";
import type { Unfinished } from "#app/domain/day/unfinished.ts";
import { formatRupees, paiseToRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { CheckField } from "../form/choice-field.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { AmountField, DigitsField, Field, plainMeta } from "../form/field.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { Form } from "../link.tsx";
import { UnfinishedList } from "./unfinished-list.tsx";

/** The shop's response to a count. */
export type Counted = { expectedPaise: number; differencePaise: number };

type ClosingFormProps = {
  day: string;
  /** Undefined until the cash has been counted, so that nobody counts towards a figure. */
  counted?: Counted;
  unfinished: Unfinished | null;
  constraint: FormConstraint;
  lastResult?: SubmissionResult<string[]>;
};

const noteName = (rupees: number | string) => `notes.${rupees}`;

const countedRupees = (counts: Record<string, unknown>) =>
  String(paiseToRupees(countedNotesPaise(counts)));

/** Adds up the cash while notes and coins are typed. */
function addUp({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
  const counted = currentTarget.elements.namedItem("counted");
  const isNote = target instanceof HTMLInputElement && target.name.startsWith(noteName(""));
  if (!isNote || !(counted instanceof HTMLInputElement)) return;
  const typedIn = new FormData(currentTarget);
  const counts = denominations.map((rupees) => [rupees, typedIn.get(noteName(rupees))]);
  counted.value = countedRupees(Object.fromEntries(counts));
}

/** Nothing is closed before the difference and the unfinished things were shown. */
export function ClosingForm({
  day,
  counted,
  unfinished,
  constraint,
  lastResult,
}: ClosingFormProps) {
  const [form, fields] = useForm<ClosingFields>({ id: "closing", constraint, lastResult });
  const notes = lastResult?.initialValue?.notes as Record<string, string> | undefined;
  return (
    <Form
      method="post"
      action={`/admin/day/${day}/closing`}
      id={form.id}
      noValidate
      className="stack day-closing"
      onInput={addUp}
    >
      <ErrorSummary form={form} />
      <fieldset className="day-notes">
        <legend>{m.day_countNotesAndCoins()}</legend>
        {denominations.map((rupees) => (
          <DigitsField
            key={rupees}
            meta={plainMeta(noteName(rupees), {
              id: `notes-${rupees}`,
              value: notes?.[rupees],
              error: form.allErrors[noteName(rupees)]?.[0],
            })}
            label={<>₹{rupees} ×</>}
          />
        ))}
      </fieldset>
      <AmountField meta={fields.counted} label={m.day_countedCash()} enterKeyHint="done" />
      {counted && (
        <>
          <input type="hidden" name="shownPaise" value={counted.differencePaise} />
          <p className="day-expected">
            <span className="muted">{m.day_expectedInTheDrawer()}</span>
            <strong>{formatRupees(counted.expectedPaise)}</strong>
          </p>
          <output className="day-difference" htmlFor={fields.counted.id}>
            {differenceText(counted.differencePaise)}
          </output>
        </>
      )}
      <details open={Boolean(fields.note.initialValue)}>
        <summary className="link-summary">{m.day_addANote()}</summary>
        <Field
          meta={fields.note}
          label={m.admin_note()}
          hint={m.day_keptInTheReport()}
          autoComplete="off"
        />
      </details>
      {unfinished && (
        <>
          <UnfinishedList unfinished={unfinished} />
          {unfinished.key && (
            <CheckField
              key={unfinished.key}
              meta={fields.unfinished}
              value={unfinished.key}
              label={m.day_closeAnyway()}
              hint={m.day_closeAnywayHint()}
            />
          )}
        </>
      )}
      <SubmitButton wide size="large" pendingLabel={m.shared_closing()}>
        {m.day_closeTheDay()}
      </SubmitButton>
      <p className="muted small">{m.day_closingIsFinal()}</p>
    </Form>
  );
}
