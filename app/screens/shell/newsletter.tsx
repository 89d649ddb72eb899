import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NewsletterForm } from "#app/ui/layout/newsletter-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.shell_newsletter());

export function loader({ request }: LoaderFunctionArgs) {
  return { email: new URL(request.url).searchParams.get("email") ?? "" };
}

/** Where the footer's form leads without JavaScript when the address was refused. */
export default function Newsletter() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <Page title={m.shell_newsletter()} variant="narrow">
      <NewsletterForm id="newsletter" returnTo="/" email={email} />
    </Page>
  );
}
