import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import type { CancellationReason } from "#app/domain/cancellation.ts";
import { m } from "#messages";
import { Form } from "../link.tsx";
import { Notice } from "../notice.tsx";
import { CheckField } from "./choice-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FormConstraint } from "./field-meta.ts";
import { ReasonField } from "./reason-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useRefusal } from "./use-form-answer.ts";

type CancellationFormProps = {
  submitLabel: string;
  constraint?: FormConstraint;
  hint: string;
  /** Any other reason can also be typed. */
  suggestedReasons: string[];
  /** A received payment that has to be refunded. */
  received: { title: string; from: string } | null;
  /** The label of a checkbox, initially ticked, that keeps a cancellation fee. */
  fee?: string;
  /** The link back. */
  children: ReactNode;
};

export function CancellationForm(props: CancellationFormProps) {
  const [form, fields] = useForm<CancellationReason>({
    id: "cancel",
    constraint: props.constraint,
    lastResult: useRefusal(),
    defaultValue: { keepsFee: "on" },
  });
  return (
    <Form method="post" id={form.id} noValidate className="stack">
      <ErrorSummary form={form} />
      {props.received && (
        <Notice tone="warn" title={props.received.title}>
          {m.shared_refundByYourself({ from: props.received.from })}
        </Notice>
      )}
      <ReasonField
        meta={fields.reason}
        label={m.shared_reason()}
        hint={props.hint}
        reasons={props.suggestedReasons}
      />
      {props.fee && <CheckField meta={fields.keepsFee} label={props.fee} />}
      <div className="row">
        <SubmitButton variant="danger" pendingLabel={m.shared_cancelling()}>
          {props.submitLabel}
        </SubmitButton>
        {props.children}
      </div>
    </Form>
  );
}
