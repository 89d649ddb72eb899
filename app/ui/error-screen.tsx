import { useLocation, useNavigate } from "@remix-run/react";
import { ButtonLink, buttonClass } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { failureMessage } from "./failure-message.ts";
import { RequestReference } from "./request-reference.tsx";

export const NOT_FOUND = "Oops! Page Not Found";

/** Once hydrated, it goes back in the browser's history. */
function GoBack({ back = "/" }: { back?: string }) {
  const navigate = useNavigate();
  return (
    <ButtonLink
      to={back}
      variant="quiet"
      onClick={(event) => {
        if (window.history.length < 2) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      Go Back
    </ButtonLink>
  );
}

type ErrorScreenProps = {
  error: unknown;
  /** The message for this page, such as 'Failed to load orders'. */
  failure?: string;
};

/** Never shows an exception's message. */
export function ErrorScreen({ error, failure }: ErrorScreenProps) {
  const here = useLocation();
  return (
    <div className="page center">
      <EmptyState
        illustration="/illustrations/error.svg"
        title="Oops! Something went wrong"
        titleLevel={1}
        action={
          <>
            <a className={buttonClass({ variant: "primary" })} href={here.pathname + here.search}>
              Try Again
            </a>
            <ButtonLink to="/" reloadDocument variant="secondary">
              Go to Home
            </ButtonLink>
          </>
        }
      >
        {failureMessage(error, failure)} <RequestReference />
      </EmptyState>
    </div>
  );
}

export function NotFoundScreen({ back }: { back?: string }) {
  return (
    <div className="page center">
      <EmptyState
        illustration="/illustrations/not-found.svg"
        title={NOT_FOUND}
        titleLevel={1}
        action={
          <>
            <ButtonLink to="/" variant="primary">
              Go Home
            </ButtonLink>
            <ButtonLink to="/menu" variant="secondary">
              Browse Menu
            </ButtonLink>
            <GoBack back={back} />
          </>
        }
      >
        This plate is empty: the page has moved or never existed.
      </EmptyState>
    </div>
  );
}

export function AccessDeniedScreen({ back }: { back?: string }) {
  return (
    <div className="page center">
      <EmptyState
        illustration="/illustrations/error.svg"
        title="Access Denied"
        titleLevel={1}
        action={<GoBack back={back} />}
      >
        You don't have permission to access this page. Only administrators can view admin features.
      </EmptyState>
    </div>
  );
}
