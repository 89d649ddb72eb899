import { Notice } from "../notice.tsx";
import { SubmitButton } from "./submit-button.tsx";

/** For a form restored after its session had expired. */
export function UnsentFormNotice() {
  return (
    <Notice
      title="We kept what you typed before logging in."
      action={
        <SubmitButton name="discard" value="1" variant="quiet">
          Discard it
        </SubmitButton>
      }
    >
      It is not saved yet.
    </Notice>
  );
}
