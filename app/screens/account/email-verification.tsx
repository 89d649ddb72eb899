import { ParaglideMessage } from "@inlang/paraglide-js-react";
import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { emailOfKey } from "#app/domain/accounts/verified-emails.server.ts";
import { spentVerificationKey, verifyEmail } from "#app/domain/sign-in/verify-email.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { checkRateLimit } from "#app/http/limits/check-rate-limit.server.ts";
import { problemPage } from "#app/http/problem-page.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectReplacingHistory } from "#app/http/toast.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { secretPageHeaders } from "./reset-key.server.ts";

const TITLE = () => m.account_verifyYourEmailAddress();

export const meta: MetaFunction = () => [
  ...pageMeta(TITLE(), m.account_emailVerificationIntro()),
  { name: "robots", content: "noindex" },
];

export const headers: HeadersFunction = secretPageHeaders;

/** Changes nothing, because mail scanners open links. */
export function loader({ request }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const email = emailOfKey(key)?.email ?? null;
  const limited = !email && checkRateLimit("open a secret link", null, request);
  if (limited) throw problemPage(limited);
  const spent = email ? null : spentVerificationKey.message;
  return data({ key, email, spent }, { status: spent ? 410 : 200 });
}

export const action = formAction(
  "open a secret link",
  async ({ request, form }) => {
    const { user } = await visitorOf(request);
    const verified = verifyEmail(String(form.get("key") ?? ""));
    const toast = verified.ok
      ? ({ type: "success", message: m.account_yourEmailAddressIsVerified() } as const)
      : ({ type: "error", message: verified.message } as const);
    return redirectReplacingHistory(user ? "/profile" : "/", toast);
  },
  { failure: () => m.account_addressNotVerified() },
);

export default function EmailVerification() {
  const { key, email, spent } = useLoaderData<typeof loader>();
  return (
    <Page title={TITLE()} variant="narrow">
      {spent ? (
        <Notice
          tone="warn"
          title={spent}
          action={<ButtonLink to="/profile">{m.account_goToYourProfile()}</ButtonLink>}
        >
          <p>{m.account_profileShowsVerification()}</p>
        </Notice>
      ) : (
        <Form method="post" className="stack">
          <p>
            <ParaglideMessage
              message={m.account_emailVerificationQuestion}
              inputs={{ address: email ?? "" }}
              markup={{
                email: ({ children }) => <strong className="wrap-anywhere">{children}</strong>,
              }}
            />
          </p>
          <input type="hidden" name="key" value={key} />
          <div>
            <SubmitButton pendingLabel={m.account_verifying()}>
              {m.account_verifyThisAddress()}
            </SubmitButton>
          </div>
        </Form>
      )}
    </Page>
  );
}
