import { type SubmissionResult, useForm } from "@conform-to/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { countedNotesPaise, denominations } from "#app/domain/day/day-report.ts";
import { differenceText } from "#app/domain/day/report-lines.ts";
import type { ClosingFields } from "#app/domain/day/schema.ts";
import type { Unfinished } from "#app/domain/day/unfinished.ts";
import { formatRupees, paiseToRupees } from "#app/domain/money.ts";
import { paiseTyped } from "#app/domain/typed-amount.ts";
import { m } from "#messages";
import { CheckField } from "../form/choice-field.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { AmountField, DigitsField, Field, plainMeta } from "../form/field.tsx";
import type { FormConstraint } from "../form/field-meta.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { Form } from "../link.tsx";
import { UnfinishedList } from "./unfinished-list.tsx";

type ClosingFormProps = {
  day: string;
  expectedPaise: number;
  unfinished: Unfinished | null;
  constraint: FormConstraint;
  lastResult?: SubmissionResult<string[]>;
};

const noteName = (rupees: number | string) => `notes.${rupees}`;

const countedRupees = (counts: Record<string, unknown>) =>
  String(paiseToRupees(countedNotesPaise(counts)));

/** The counted cash, beside what should be there. Nothing is closed before the difference and what is unfinished were shown. */
export function ClosingForm({
  day,
  expectedPaise,
  unfinished,
  constraint,
  lastResult,
}: ClosingFormProps) {
  const [form, fields] = useForm<ClosingFields>({ id: "closing", constraint, lastResult });
  const formElement = useRef<HTMLFormElement>(null);
  const notes = lastResult?.initialValue?.notes as Record<string, string> | undefined;
  const sent = fields.counted.initialValue ?? (notes ? countedRupees(notes) : "");
  const [typed, setTyped] = useState(sent);
  useEffect(() => {
    // What was typed before hydration.
    const counted = formElement.current?.elements.namedItem("counted");
    if (counted instanceof HTMLInputElement && counted.value) setTyped(counted.value.trim());
  }, []);
  const differencePaise = typed === "" ? null : paiseTyped(typed) - expectedPaise;

  function update({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const counted = currentTarget.elements.namedItem("counted");
    if (!(counted instanceof HTMLInputElement)) return;
    if (target instanceof HTMLInputElement && target.name.startsWith(noteName(""))) {
      const typedIn = new FormData(currentTarget);
      const counts = denominations.map((rupees) => [rupees, typedIn.get(noteName(rupees))]);
      counted.value = countedRupees(Object.fromEntries(counts));
    }
    setTyped(counted.value.trim());
  }

  return (
    <Form
      ref={formElement}
      method="post"
      action={`/admin/day/${day}/closing`}
      id={form.id}
      noValidate
      className="stack day-closing"
      onInput={update}
    >
      <ErrorSummary form={form} />
      {differencePaise !== null && (
        <input type="hidden" name="shownPaise" value={differencePaise} />
      )}
      <p className="day-expected">
        <span className="muted">{m.day_expectedInTheDrawer()}</span>
        <strong>{formatRupees(expectedPaise)}</strong>
      </p>
      <AmountField meta={fields.counted} label={m.day_countedCash()} enterKeyHint="done" />
      <output className="day-difference" htmlFor={fields.counted.id}>
        {differencePaise === null ? "" : differenceText(differencePaise)}
      </output>
      <details open={notes !== undefined}>
        <summary>{m.day_countNotesAndCoins()}</summary>
        <div className="day-notes">
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
        </div>
      </details>
      <details open={Boolean(fields.note.initialValue)}>
        <summary>{m.day_addANote()}</summary>
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
          <CheckField
            key={unfinished.key}
            meta={fields.unfinished}
            value={unfinished.key}
            label={m.day_closeAnyway()}
            hint={m.day_closeAnywayHint()}
          />
        </>
      )}
      <SubmitButton wide size="large" pendingLabel={m.shared_closing()}>
        {m.day_closeTheDay()}
      </SubmitButton>
      <p className="muted small">{m.day_closingIsFinal()}</p>
    </Form>
  );
}
