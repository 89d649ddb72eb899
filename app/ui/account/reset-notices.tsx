import { RESET_MINUTES } from "#app/domain/accounts/limits.ts";
import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";
import { ButtonAnchor, ButtonLink } from "../button.tsx";
import { Page } from "../layout/page.tsx";
import { Link } from "../link.tsx";
import { Notice } from "../notice.tsx";

function CallButton() {
  return (
    <ButtonAnchor variant="secondary" icon="phone" href={shop.phoneHref}>
      {shop.phone}
    </ButtonAnchor>
  );
}

export function ResetByPhone({ title }: { title: string }) {
  return (
    <Page title={title} variant="narrow">
      <Notice tone="info" title={m.account_pleaseCallUs()} action={<CallButton />}>
        <p>{m.account_passwordLinkWithoutEmail()}</p>
      </Notice>
      <p className="center">
        <Link to="/login">{m.account_backToLogin()}</Link>
      </p>
    </Page>
  );
}

/** Shown with and without an account, so that it does not reveal which addresses have one. */
export function ResetRequested() {
  return (
    <Page title={m.account_checkYourEmail()} variant="narrow">
      <Notice tone="good" role="status" title={m.account_passwordLinkRequested()}>
        <p>{m.account_passwordLinkHelp({ resetMinutes: RESET_MINUTES, phone: shop.phone })}</p>
      </Notice>
      <p className="center">
        <Link to="/password-reset">{m.account_tryAgain()}</Link> ·{" "}
        <Link to="/login">{m.account_backToLogin()}</Link>
      </p>
    </Page>
  );
}

export function ResetLinkInvalid({ message }: { message: string }) {
  return (
    <Page title={m.account_chooseANewPassword()} variant="narrow">
      <Notice
        tone="warn"
        title={message}
        action={<ButtonLink to="/password-reset">{m.account_sendANewLink()}</ButtonLink>}
      >
        <p>{m.account_passwordLinkNewest()}</p>
      </Notice>
      <p className="center">
        <Link to="/login">{m.account_backToLogin()}</Link>
      </p>
    </Page>
  );
}
