import { m } from "#messages";
import { Notice } from "../notice.tsx";
import { SubmitButton } from "./submit-button.tsx";

/** For a form restored after its session had expired. */
export function UnsentFormNotice() {
  return (
    <Notice
      title={m.shared_typedTextKept()}
      action={
        <SubmitButton name="discard" value="1" variant="quiet">
          {m.shared_discardIt()}
        </SubmitButton>
      }
    >
      {m.shared_itIsNotSavedYet()}
    </Notice>
  );
}
