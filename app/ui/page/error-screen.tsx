import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { ACCESS_DENIED } from "#app/domain/access/access-denied.ts";
import { m } from "#messages";
import { ButtonAnchor, ButtonLink, QuietLink, SecondaryLink } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";
import { failureMessage } from "./failure-message.ts";
import { RequestReference } from "./request-reference.tsx";

/** Leads staff to where their work starts. Once hydrated, it goes back in the browser's history. */
function GoBack({ back }: { back?: string }) {
  const navigate = useNavigate();
  const admin = useRouteLoaderData("admin") as { firstPage: string } | undefined;
  return (
    <QuietLink
      to={back ?? admin?.firstPage ?? "/"}
      onClick={(event) => {
        if (window.history.length < 2) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      {m.shared_goBack()}
    </QuietLink>
  );
}

type ErrorScreenProps = {
  error: unknown;
  /** The message for this page, such as 'Failed to load orders'. */
  failure?: string;
  /** The target of "Go Back" if nothing was found. */
  back?: string;
};

/** Never shows an exception's message. */
export function ErrorScreen({ error, failure, back }: ErrorScreenProps) {
  const here = useLocation();
  if (isAccessDenied(error)) return <AccessDeniedScreen />;
  if (isNotFound(error)) return <NotFoundScreen back={back} />;
  return (
    <div className="page center">
      <EmptyState
        illustration="/illustrations/error.svg"
        title={m.shared_oopsSomethingWentWrong()}
        titleLevel={1}
        action={
          <>
            <ButtonAnchor variant="primary" href={here.pathname + here.search}>
              {m.shared_tryAgain()}
            </ButtonAnchor>
            <SecondaryLink to="/" reloadDocument>
              {m.shared_goToHome()}
            </SecondaryLink>
          </>
        }
      >
        {failureMessage(error, failure)} <RequestReference />
      </EmptyState>
    </div>
  );
}

/** The `ErrorBoundary` of a page, with the message and the link that `ErrorScreen` takes. */
export function errorBoundary(failure?: () => string, back?: string) {
  return () => <ErrorScreen error={useRouteError()} failure={failure?.()} back={back} />;
}

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export function NotFoundScreen({ back }: { back?: string }) {
  return (
    <div className="page center">
      <EmptyState
        illustration="/illustrations/not-found.svg"
        title={m.shared_pageNotFound()}
        titleLevel={1}
        action={
          <>
            <ButtonLink to="/" variant="primary">
              {m.shared_goHome()}
            </ButtonLink>
            <SecondaryLink to="/menu">{m.shared_browseMenu()}</SecondaryLink>
            <GoBack back={back} />
          </>
        }
      >
        {m.shared_notFoundText()}
      </EmptyState>
    </div>
  );
}

/** Whether a logged-in visitor may not open this page. */
export function isAccessDenied(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.statusText === ACCESS_DENIED;
}

function AccessDeniedScreen() {
  return (
    <div className="page center">
      <EmptyState
        illustration="/illustrations/error.svg"
        title={m.shared_accessDenied()}
        titleLevel={1}
        action={<GoBack />}
      >
        {m.shared_adminsOnly()}
      </EmptyState>
    </div>
  );
}
