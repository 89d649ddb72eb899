import type { ReactNode } from "react";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { Form } from "../link.tsx";
import { SubmitButton } from "./submit-button.tsx";

type RemovalFormProps = {
  label: string;
  /** "Keep the customer" */
  cancelLabel: string;
  returnTo: string;
  children: ReactNode;
};

export function RemovalForm({ label, cancelLabel, returnTo, children }: RemovalFormProps) {
  return (
    <Card>
      {children}
      <Form method="post" className="row">
        <SubmitButton variant="danger" icon="trash" pendingLabel={m.shared_deleting()}>
          {label}
        </SubmitButton>
        <QuietLink to={returnTo}>{cancelLabel}</QuietLink>
      </Form>
    </Card>
  );
}
