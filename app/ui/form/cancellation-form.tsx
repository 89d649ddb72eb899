import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { CancellationReason } from "#app/domain/cancellation.ts";
import { Notice } from "../notice.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Field } from "./field.tsx";
import type { FormConstraint } from "./field-meta.ts";
import { SubmitButton } from "./submit-button.tsx";

type CancellationFormProps = {
  /** `Cancel order` */
  submitLabel: string;
  /** Heads the list of errors. */
  failed: string;
  lastResult: SubmissionResult<string[]> | undefined;
  constraint?: FormConstraint;
  hint: string;
  /** Suggestions; any other reason may be typed. */
  usualReasons: string[];
  /** Money that was received and has to be paid back. */
  received: { title: string; from: string } | null;
  /** The link that leads back. */
  children: ReactNode;
};

export function CancellationForm(props: CancellationFormProps) {
  const [form, fields] = useForm<CancellationReason>({
    id: "cancel",
    constraint: props.constraint,
    lastResult: props.lastResult,
  });
  return (
    <Form method="post" id={form.id} noValidate className="stack">
      <ErrorSummary title={props.failed} form={form} />
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
