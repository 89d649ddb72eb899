import { m } from "#messages";
import { OnceButton } from "../form/once-button.tsx";
import { Notice } from "../notice.tsx";

export function UnverifiedEmailNotice() {
  return (
    <Notice
      tone="warn"
      title={m.account_emailNotVerified()}
      action={
        <OnceButton
          action="/profile/verification-emails"
          label={m.account_sendTheLinkAgain()}
          pendingLabel={m.shared_sending()}
          variant="secondary"
        />
      }
    >
      <p>{m.account_emailNotVerifiedHint()}</p>
    </Notice>
  );
}
