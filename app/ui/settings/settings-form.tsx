import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "../button.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { formErrors } from "../form/form-errors.ts";
import { DefaultSubmit } from "../form/password-field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Notice } from "../notice.tsx";
import { settingsUrl } from "./settings-url.ts";

export type SettingsAnswer = { result: SubmissionResult<string[]>; title?: string } | undefined;

type SettingsFormProps = {
  action: string;
  /** Conform's form. */
  form: Parameters<typeof formErrors>[0];
  /** Whether the fields are what was typed before the session had run out. */
  isDraft: boolean;
  submitLabel?: string;
  children: ReactNode;
};

/** The form of one section: what is wrong, the fields, and Save. */
export function SettingsForm(props: SettingsFormProps) {
  const { action, form, isDraft, submitLabel = "Save", children } = props;
  return (
    <Form method="post" action={action} id={form.id} noValidate className="stack">
      <DefaultSubmit />
      <ErrorSummary errors={formErrors(form)} />
      {isDraft && (
        <Notice
          title="What you typed before logging in is here again."
          action={
            <SubmitButton name="discard" value="1" variant="quiet">
              Discard it
            </SubmitButton>
          }
        >
          It is not saved yet.
        </Notice>
      )}
      {children}
      <div className="row">
        <SubmitButton pendingLabel="Saving…">{submitLabel}</SubmitButton>
        <ButtonLink to={settingsUrl()} variant="quiet">
          All settings
        </ButtonLink>
      </div>
    </Form>
  );
}
