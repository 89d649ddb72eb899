import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type CloseAccountForm, closeAccountForm } from "#app/domain/accounts/schema.ts";
import { closeAccount, whyNotClosable } from "#app/domain/customers/remove-account.server.ts";
import { clientOf } from "#app/http/client.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { revealPasswordReply } from "#app/http/form/form-reply.server.ts";
import { formConstraint } from "#app/http/form/open-form.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { sessionCookie } from "#app/http/session/cookies.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { redirectReplacingHistory } from "#app/http/toast.server.ts";
import { QuietLink, SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { useOpenForm } from "#app/ui/form/use-open-form.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

const TITLE = () => m.account_closeMyAccount();

export const meta: MetaFunction = () => pageMeta(TITLE(), m.account_closeAccountHint());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  return {
    email: user.email,
    whyNot: whyNotClosable(user)?.message ?? null,
    constraint: formConstraint(closeAccountForm),
  };
}

export const action = formAction(
  "prove a password",
  async ({ request, form }) => {
    const { user } = await signedInVisitor(request);
    if (form.has("reveal")) return revealPasswordReply(form, closeAccountForm);
    const { reply } = await saveForm(form, closeAccountForm, ({ password }) =>
      closeAccount(user, password, clientOf(request).ip),
    );
    if (reply) return reply;
    const toast = {
      type: "success",
      message: m.account_yourAccountIsClosed(),
      description: m.account_accountClosed(),
    } as const;
    return redirectReplacingHistory("/", toast, [await sessionCookie(request, null)]);
  },
  { failure: () => m.account_accountNotClosed() },
);

export default function AccountClosure() {
  const { whyNot } = useLoaderData<typeof loader>();
  return (
    <Page title={TITLE()} variant="narrow">
      {whyNot ? (
        <Notice
          tone="info"
          title={whyNot}
          action={<SecondaryLink to="/profile">{m.account_backToProfile()}</SecondaryLink>}
        />
      ) : (
        <ClosureForm />
      )}
    </Page>
  );
}

function ClosureForm() {
  const { email, constraint } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useOpenForm<CloseAccountForm>("close-account", { constraint });
  return (
    <Card>
      <Form method="post" id={form.id} noValidate className="stack">
        <ErrorSummary form={form} />
        <p>
          <ParaglideMessage
            message={m.account_thisDeletes}
            inputs={{ address: email }}
            markup={{
              email: ({ children }) => <strong className="wrap-anywhere">{children}</strong>,
            }}
          />
        </p>
        <p>{m.account_accountClosingIsFinal()}</p>
        <PasswordField
          meta={fields.password}
          label={m.account_password()}
          hint={m.account_identityCheck()}
          autoComplete="current-password"
          reveal={actionData?.reveal}
        />
        <div className="row">
          <SubmitButton variant="danger" icon="trash" pendingLabel={m.shared_closing()}>
            {m.account_closeMyAccount()}
          </SubmitButton>
          <QuietLink to="/profile">{m.account_keepMyAccount()}</QuietLink>
        </div>
      </Form>
    </Card>
  );
}
