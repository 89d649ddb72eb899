import type { ComponentProps, ReactNode } from "react";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { DefaultSubmit } from "../form/default-submit.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { UnsentFormNotice } from "../form/unsent-form-notice.tsx";
import { Form } from "../link.tsx";
import { settingsUrl } from "./settings-url.ts";

type SettingsFormProps = {
  action: string;
  form: ComponentProps<typeof ErrorSummary>["form"];
  /** Whether the form was restored after its session had expired. */
  isUnsent: boolean;
  submitLabel?: string;
  children: ReactNode;
};

export function SettingsForm(props: SettingsFormProps) {
  const { action, form, isUnsent, submitLabel = m.shared_save(), children } = props;
  return (
    <Form method="post" action={action} id={form.id} noValidate className="stack">
      <DefaultSubmit />
      <ErrorSummary form={form} />
      {isUnsent && <UnsentFormNotice />}
      {children}
      <div className="row">
        <SubmitButton pendingLabel={m.shared_saving()}>{submitLabel}</SubmitButton>
        <ButtonLink to={settingsUrl()} variant="quiet">
          {m.settings_allSettings()}
        </ButtonLink>
      </div>
    </Form>
  );
}
