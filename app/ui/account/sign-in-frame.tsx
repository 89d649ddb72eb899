import type { FormMetadata } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Card } from "../card.tsx";
import { ErrorSummary } from "../form/error-summary.tsx";
import { formErrors } from "../form/form-errors.ts";
import { Page } from "../layout/page.tsx";

type SignInFrameProps = {
  title: string;
  intro: string;
  form: Pick<FormMetadata, "id" | "allErrors">;
  /** The way to the other of the two screens. */
  other: ReactNode;
  children: ReactNode;
};

/** Login and Register: one card with the form, and the way to the other below it. */
export function SignInFrame({ title, intro, form, other, children }: SignInFrameProps) {
  return (
    <Page title={title} intro={intro} variant="narrow">
      <Card>
        <Form method="post" id={form.id} noValidate className="stack">
          <ErrorSummary errors={formErrors(form)} />
          {children}
        </Form>
      </Card>
      <p className="center">{other}</p>
    </Page>
  );
}
