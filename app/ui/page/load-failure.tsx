import { useLocation, useRouteError } from "@remix-run/react";
import { m } from "#messages";
import { ButtonAnchor } from "../button.tsx";
import { Page } from "../layout/page.tsx";
import { Notice } from "../notice.tsx";
import { ErrorScreen, isAccessDenied, isNotFound } from "./error-screen.tsx";
import { RequestReference } from "./request-reference.tsx";

export function LoadFailure({ message }: { message: string }) {
  const here = useLocation();
  return (
    <Notice
      tone="bad"
      role="alert"
      title={message}
      action={
        <ButtonAnchor variant="secondary" href={here.pathname + here.search}>
          {m.shared_tryAgain()}
        </ButtonAnchor>
      }
    >
      {m.shared_notYourFault()} <RequestReference />
    </Notice>
  );
}

/** For a page that could not be loaded, does not exist or may not be opened. */
function LoadFailureScreen({ title, message }: { title: string; message: string }) {
  const error = useRouteError();
  if (isAccessDenied(error) || isNotFound(error)) return <ErrorScreen error={error} />;
  return (
    <Page title={title}>
      <LoadFailure message={message} />
    </Page>
  );
}

/** The `ErrorBoundary` of such a page. */
export function loadFailure(title: () => string, message: () => string) {
  return () => <LoadFailureScreen title={title()} message={message()} />;
}
