import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";

export function UnverifiedEmailNotice() {
  return (
    <Notice
      tone="warn"
      title={m.account_emailNotVerified()}
      action={
        <PostButton
          action="/profile/verification-emails"
          once
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
