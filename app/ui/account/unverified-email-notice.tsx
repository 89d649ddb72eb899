import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";

export function UnverifiedEmailNotice() {
  return (
    <Notice
      tone="warn"
      title="Your email address is not verified"
      action={
        <PostButton
          action="/profile/verification-emails"
          label="Send the link again"
          pendingLabel="Sending…"
          variant="secondary"
        />
      }
    >
      <p>
        Open the link we sent you to get emails about your orders and bookings. You can order and
        book without it.
      </p>
    </Notice>
  );
}
