import { Link } from "@remix-run/react";
import { RESET_MINUTES } from "#app/domain/accounts/reset-minutes.ts";
import { shop } from "#app/domain/shop.ts";
import { ButtonLink, buttonClass } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { Page } from "../layout/page.tsx";
import { Notice } from "../notice.tsx";

function CallButton() {
  return (
    <a className={buttonClass({ variant: "secondary" })} href={shop.phoneHref}>
      <Icon name="phone" />
      {shop.phone}
    </a>
  );
}

export function ResetByPhone({ title }: { title: string }) {
  return (
    <Page title={title} variant="narrow">
      <Notice tone="info" title="Please call us" action={<CallButton />}>
        <p>We cannot send emails right now. Call us, and we will help you log in.</p>
      </Notice>
      <p className="center">
        <Link to="/login">Back to Login</Link>
      </p>
    </Page>
  );
}

/** The same with and without an account, so that it does not reveal which addresses have one. */
export function ResetRequested() {
  return (
    <Page title="Check your email" variant="narrow">
      <Notice
        tone="good"
        role="status"
        title="If the address has an account, an email is on its way"
      >
        <p>
          The link works once, for {RESET_MINUTES} minutes. Nothing after a few minutes? Check your
          spam folder, then try again or call us: {shop.phone}.
        </p>
      </Notice>
      <p className="center">
        <Link to="/password-reset">Try again</Link> · <Link to="/login">Back to Login</Link>
      </p>
    </Page>
  );
}

export function ResetLinkInvalid({ message }: { message: string }) {
  return (
    <Page title="Choose a new password" variant="narrow">
      <Notice
        tone="warn"
        title={message}
        action={<ButtonLink to="/password-reset">Send a new link</ButtonLink>}
      >
        <p>
          If you asked more than once, use the link in the latest email. If it was an invitation to
          work here, ask for a new one.
        </p>
      </Notice>
      <p className="center">
        <Link to="/login">Back to Login</Link>
      </p>
    </Page>
  );
}
