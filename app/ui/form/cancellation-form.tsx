import type { SubmissionResult } from "@conform-to/react";
import { useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { CancellationReason } from "#app/domain/cancellation.ts";
import { Notice } from "../notice.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Field } from "./field.tsx";
import { formErrors } from "./form-errors.ts";
import { SubmitButton } from "./submit-button.tsx";

type CancellationFormProps = {
  /** `Cancel order` */
  submitLabel: string;
  /** What heads the complaints. */
  failed: string;
  lastResult: SubmissionResult<string[]> | undefined;
  hint: string;
  /** Offered, not prescribed. */
  usualReasons: string[];
  /** What came in already: it is to be given back. */
  received: { title: string; from: string } | null;
  /** The way back. */
  children: ReactNode;
};

/** Asks an admin why an order or a booking is cancelled. */
export function CancellationForm(props: CancellationFormProps) {
  const [form, fields] = useForm<CancellationReason>({
    id: "cancel",
    lastResult: props.lastResult,
  });
  return (
    <Form method="post" id={form.id} noValidate className="stack">
      <ErrorSummary title={props.failed} errors={formErrors(form)} />
      {props.received && (
        <Notice tone="warn" title={props.received.title}>
          Give the money back to {props.received.from}; cancelling does not do it.
        </Notice>
      )}
      <Field
        meta={fields.reason}
        label="Reason"
        hint={props.hint}
        list={props.usualReasons}
        autoComplete="off"
      />
      <div className="row">
        <SubmitButton variant="danger" pendingLabel="Cancelling…">
          {props.submitLabel}
        </SubmitButton>
        {props.children}
      </div>
    </Form>
  );
}
