import type { ComponentProps, ReactNode } from "react";
import { SEEN_VERSION } from "#app/domain/hidden-fields.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { Form } from "../link.tsx";
import { DefaultSubmit } from "./default-submit.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FormConstraint } from "./field-meta.ts";
import { OnceField } from "./once-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useFormAnswer } from "./use-form-answer.ts";

/** The props of every edit form in the admin area, besides its values. */
export type EditProps = {
  action: string;
  submitLabel: string;
  constraint: FormConstraint;
  /** The version of the saved values that the form shows (`openRecord`). */
  seenVersion?: string;
  /** For a form that adds something. */
  once?: boolean;
  /** The button that Enter presses, for a form that Enter must not save. */
  defaultButton?: ReactNode;
  hiddenFields?: Record<string, string>;
  /** Placed last. */
  secondaryButton?: ReactNode;
  /** The target of its link, if not the usual page; without a page, there is no link. */
  cancelTo?: string;
  cancelLabel?: string;
};

type EditFormProps = Omit<EditProps, "constraint"> &
  Pick<ComponentProps<typeof Form>, "encType" | "autoComplete"> & {
    form: ComponentProps<typeof ErrorSummary>["form"] &
      Pick<ComponentProps<typeof Form>, "onSubmit">;
    children: ReactNode;
  };

/** The frame of a form in the admin area: errors, fields and buttons. */
export function EditForm({
  action,
  form,
  encType,
  autoComplete,
  once,
  defaultButton = <DefaultSubmit />,
  hiddenFields = {},
  seenVersion,
  submitLabel,
  cancelTo,
  cancelLabel = m.shared_cancel(),
  secondaryButton,
  children,
}: EditFormProps) {
  const answer = useFormAnswer<{ seenVersion?: string }>();
  return (
    <Form
      method="post"
      action={action}
      id={form.id}
      encType={encType}
      autoComplete={autoComplete}
      noValidate
      onSubmit={form.onSubmit}
      className="stack"
    >
      {defaultButton}
      {once && <OnceField />}
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {seenVersion && (
        <input type="hidden" name={SEEN_VERSION} value={answer?.seenVersion ?? seenVersion} />
      )}
      <ErrorSummary form={form} />
      {children}
      <div className="row">
        <SubmitButton pendingLabel={m.shared_saving()}>{submitLabel}</SubmitButton>
        {cancelTo !== undefined && <QuietLink to={cancelTo}>{cancelLabel}</QuietLink>}
        {secondaryButton}
      </div>
    </Form>
  );
}
