import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listSignIns } from "#app/domain/accounts/sign-in-log.server.ts";
import { signInRow, signInsQuery } from "#app/domain/accounts/sign-in-view.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { SignInTable } from "#app/ui/customers/sign-in-table.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadFailureScreen } from "#app/ui/load-failure.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";

export const meta: MetaFunction = () => pageMeta("Sign-ins", "Who logged in, or tried to.");

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "read the records");
  const { before } = signInsQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { signIns, olderThan } = listSignIns(before);
  return { before, signIns: signIns.map(signInRow), olderThan };
}

export default function SignIns() {
  const { before, signIns, olderThan } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Sign-ins"
      intro="Who logged in or tried to in the last 90 days, and from which network address, newest first."
    >
      {signIns.length === 0 ? <p>No sign-ins yet.</p> : <SignInTable signIns={signIns} />}
      <nav className="row" aria-label="Pages of sign-ins">
        {before && (
          <ButtonLink to="/admin/sign-ins" variant="quiet">
            Newest
          </ButtonLink>
        )}
        {olderThan && (
          <ButtonLink to={`/admin/sign-ins?before=${olderThan}`} variant="secondary">
            Older
          </ButtonLink>
        )}
      </nav>
    </Page>
  );
}

export function ErrorBoundary() {
  return <LoadFailureScreen title="Sign-ins" message="Failed to load the sign-ins" />;
}
