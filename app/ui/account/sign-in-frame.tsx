import type { FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Card } from "../card.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { Page } from "../layout/page.tsx";
import { Form } from "../link.tsx";

type SignInFrameProps = {
  title: string;
  intro: string;
  form: Pick<FormMetadata, "id" | "allErrors">;
  footer: ReactNode;
  children: ReactNode;
};

export function SignInFrame({ title, intro, form, footer, children }: SignInFrameProps) {
  return (
    <Page title={title} intro={intro} variant="narrow">
      <Card>
        <Form method="post" id={form.id} noValidate className="stack">
          <ErrorSummary form={form} />
          {children}
        </Form>
      </Card>
      <p className="center">{footer}</p>
    </Page>
  );
}
