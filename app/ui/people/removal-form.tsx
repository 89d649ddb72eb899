import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { SubmitButton } from "../form/submit-button.tsx";

type RemovalFormProps = {
  /** What the button does, such as Delete. */
  label: string;
  /** The way out: "Keep the customer". */
  keepLabel: string;
  returnTo: string;
  /** The question. */
  children: ReactNode;
};

/** The step before something is gone for good, on a page of its own. */
export function RemovalForm({ label, keepLabel, returnTo, children }: RemovalFormProps) {
  return (
    <Card>
      {children}
      <Form method="post" className="row">
        <SubmitButton variant="danger" icon="trash" pendingLabel="Deleting…">
          {label}
        </SubmitButton>
        <ButtonLink to={returnTo} variant="quiet">
          {keepLabel}
        </ButtonLink>
      </Form>
    </Card>
  );
}
