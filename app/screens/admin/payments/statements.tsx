import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MAX_STATEMENT_BYTES } from "#app/domain/statements/import-statement.server.ts";
import { dismissedCredits, recentStatements } from "#app/domain/statements/list-credits.server.ts";
import { statementMatches } from "#app/domain/statements/matches.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, plainMeta, TextAreaField } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { LoadFailureScreen } from "#app/ui/load-failure.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { ColumnsForm } from "#app/ui/statements/columns-form.tsx";
import { DismissedCredits, RecentStatements } from "#app/ui/statements/recent-statements.tsx";
import { StatementMatches } from "#app/ui/statements/statement-matches.tsx";
import { STATEMENTS } from "#app/ui/statements/statements-url.ts";
import { m } from "#messages";
import { receiveStatement, type StatementReply } from "./statement-upload.server.ts";

export const meta: MetaFunction = () => pageMeta(m.statements_bankStatements());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "keep the books");
  return {
    matches: statementMatches(),
    statements: recentStatements(),
    dismissed: dismissedCredits(),
  };
}

export const action = formAction(
  "staff work",
  async (context) => {
    const { user } = await staffVisitor(context.request, "keep the books", {
      returnTo: STATEMENTS,
    });
    return receiveStatement(user, context);
  },
  {
    hasImages: true,
    // The file comes back as text, with two characters at the end of each line.
    maxTextBytes: 2 * MAX_STATEMENT_BYTES,
    failure: () => m.statements_failedToReadTheStatement(),
  },
);

export default function Statements() {
  const { matches, statements, dismissed } = useLoaderData<typeof loader>();
  const reply = useActionData<StatementReply>();
  if (reply?.unknown) {
    return (
      <Page
        title={m.statements_whichColumnIsWhat()}
        intro={m.statements_theShopDoesNotKnow({ name: reply.unknown.name })}
        variant="narrow"
      >
        <ColumnsForm
          file={reply.unknown}
          typed={reply.columns ?? {}}
          problems={reply.columnProblems ?? {}}
        />
      </Page>
    );
  }
  return (
    <Page
      title={m.statements_bankStatements()}
      intro={m.statements_findThePaymentsOfCustomers()}
      actions={
        statements.length > 0 && (
          <a
            href={`${STATEMENTS}/credits.csv`}
            className={buttonClass({ variant: "secondary" })}
            download
          >
            <Icon name="download" />
            {m.statements_exportCsv()}
          </a>
        )
      }
    >
      <StatementMatches matches={matches} hasStatements={statements.length > 0} />
      <Form method="post" action={STATEMENTS} encType="multipart/form-data">
        <Card title={m.statements_addAStatement()} id="add">
          <TextAreaField
            meta={plainMeta("messages", {
              value: reply?.messages ?? "",
              error: reply?.messagesProblem ?? "",
            })}
            label={m.statements_messages()}
            hint={m.statements_pasteOneOrManySms()}
            optional
            rows={5}
            spellCheck={false}
          />
          <Field
            meta={plainMeta("file", {
              error: reply?.fileProblem ?? "",
              accept: ".csv,.txt,.tsv,text/csv,text/plain",
            })}
            label={m.admin_csvFile()}
            type="file"
            hint={m.statements_aStatementOfYourBank()}
            optional
          />
          <div className="row">
            <SubmitButton pendingLabel={m.statements_reading()}>
              {m.statements_addStatement()}
            </SubmitButton>
          </div>
        </Card>
      </Form>
      <RecentStatements statements={statements} />
      <DismissedCredits credits={dismissed} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <LoadFailureScreen
      title={m.statements_bankStatements()}
      message={m.statements_failedToLoadTheStatements()}
    />
  );
}
