import type { ReactNode } from "react";
import { m } from "#messages";
import { QuietLink, SecondaryLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { Page } from "../layout/page.tsx";
import { Form } from "../link.tsx";
import { Notice } from "../notice.tsx";
import { SubmitButton } from "./submit-button.tsx";

type RemovalPageProps = {
  title: string;
  /** Why it cannot be removed, if it cannot. */
  whyNot?: string | null;
  label?: string;
  /** "Keep the customer" */
  cancelLabel: string;
  returnTo: string;
  children: ReactNode;
};

/** Asks before something is removed. */
export function RemovalPage({
  title,
  whyNot,
  label = m.shared_delete(),
  cancelLabel,
  returnTo,
  children,
}: RemovalPageProps) {
  return (
    <Page title={title} variant="narrow">
      {whyNot ? (
        <Notice
          tone="info"
          title={whyNot}
          action={<SecondaryLink to={returnTo}>{cancelLabel}</SecondaryLink>}
        />
      ) : (
        <Card>
          {children}
          <Form method="post" className="row">
            <SubmitButton variant="danger" icon="trash" pendingLabel={m.shared_deleting()}>
              {label}
            </SubmitButton>
            <QuietLink to={returnTo}>{cancelLabel}</QuietLink>
          </Form>
        </Card>
      )}
    </Page>
  );
}
