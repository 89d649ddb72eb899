import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newsletterInput } from "#app/domain/messages/schema.ts";
import { subscribe } from "#app/domain/messages/subscribers.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { failedForm, limitedForm } from "#app/http/form/form-reply.server.ts";
import { firstError } from "#app/http/form/in-place.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { POSTED_FROM_OTHER_PAGES } from "#app/http/form/posted-from-other-pages.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { useRefusal } from "#app/ui/form/use-form-answer.ts";
import { NewsletterForm } from "#app/ui/layout/newsletter-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

/** The form is in the footer of every page. */
export const handle = POSTED_FROM_OTHER_PAGES;

export const meta: MetaFunction = () => pageMeta(m.shell_newsletter());

export function loader({ request }: LoaderFunctionArgs) {
  return { email: new URL(request.url).searchParams.get("email") ?? "" };
}

export const action = formAction(
  "subscribe",
  async ({ request, form }) => {
    const submission = parseForm(form, newsletterInput);
    // With scripts, the page stays and shows the message in a toast.
    if (submission.status !== "success") return failedForm(form, firstError(submission), 400);
    const { user } = await visitorOf(request);
    subscribe(user, submission.value.email);
    return redirectWithToast(returnPath(form, "/"), m.shell_subscribed());
  },
  { fields: newsletterInput, onLimit: limitedForm, failure: () => m.shell_notSubscribed() },
);

/** Where the footer's form leads without JavaScript if the address was refused. */
export default function Newsletter() {
  const { email } = useLoaderData<typeof loader>();
  const refused = useRefusal();
  return (
    <Page title={m.shell_newsletter()} variant="narrow">
      <NewsletterForm
        id="newsletter"
        returnTo="/"
        email={String(refused?.initialValue?.email ?? email)}
        error={refused?.error?.[""]?.[0]}
      />
    </Page>
  );
}
