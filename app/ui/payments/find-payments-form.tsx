import { m } from "#messages";
import { Card } from "../card.tsx";
import { Field, plainMeta, TextAreaField } from "../form/field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { Form } from "../link.tsx";

export const FINDINGS = "/admin/payments/findings";

type FindPaymentsFormProps = { messages?: string; problem?: string; fileProblem?: string };

/** Looks for open payments in pasted text or a file. */
export function FindPaymentsForm({
  messages = "",
  problem = "",
  fileProblem = "",
}: FindPaymentsFormProps) {
  return (
    <Form method="post" action={FINDINGS} encType="multipart/form-data">
      <Card title={m.payments_findPayments()} id="find">
        <p className="muted">{m.payments_findPaymentsHint()}</p>
        <TextAreaField
          meta={plainMeta("messages", { value: messages, error: problem })}
          label={m.payments_messages()}
          hint={m.payments_messagesHint()}
          optional
          rows={5}
          spellCheck={false}
        />
        <Field
          meta={plainMeta("file", { error: fileProblem })}
          label={m.payments_file()}
          type="file"
          hint={m.payments_fileHint()}
          optional
        />
        <div className="row">
          <SubmitButton pendingLabel={m.payments_finding()}>
            {m.payments_findPayments()}
          </SubmitButton>
        </div>
      </Card>
    </Form>
  );
}
