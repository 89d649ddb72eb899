import { useEffect, useRef } from "react";
import { m } from "#messages";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { withErrorPrefix, withoutErrorPrefix } from "../page/error-title.ts";
import { type ToastMessage, ToastRegion } from "../toast.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useFormAnswer } from "./use-form-answer.ts";

type ErrorSummaryProps = { form: { id: string; allErrors: Record<string, string[]> } };

/** The action's result for a refused form, besides conform's own. */
type Refusal = { title?: string; toast?: ToastMessage; isUnsent?: true; lostPicture?: boolean };

export function ErrorSummary({ form }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const actionData = useFormAnswer<Refusal>();
  const errors = Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages.map((message) => ({ id: name && `${form.id}-${name}`, message })),
  );
  const text = errors.map((error) => error.message).join("\n");

  useEffect(() => {
    if (!text) return;
    document.title = withErrorPrefix(document.title);
    return () => {
      document.title = withoutErrorPrefix(document.title);
    };
  }, [text]);

  // A new response moves the focus here even if its errors are the same.
  useEffect(() => {
    if (text && !isBeingCorrected()) summary.current?.focus();
  }, [text, actionData]);

  if (errors.length === 0) {
    return actionData?.isUnsent ? <UnsentFormNotice lostPicture={actionData.lostPicture} /> : null;
  }
  return (
    <>
      <div ref={summary} className="note tone-bad error-summary" role="alert" tabIndex={-1}>
        <Icon name="alert" />
        <div>
          <h2>{actionData?.title ?? m.shared_thereIsAProblem()}</h2>
          <ul>
            {errors.map((error) => (
              <li key={`${error.id} ${error.message}`}>
                {error.id ? <FieldLink id={error.id}>{error.message}</FieldLink> : error.message}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {actionData?.toast && <ToastRegion toast={actionData.toast} />}
    </>
  );
}

/** Whether the visitor focused a field before hydration. */
function isBeingCorrected(): boolean {
  const { activeElement, body, documentElement } = document;
  return !documentElement.dataset.hydrated && activeElement !== null && activeElement !== body;
}

/** With JavaScript, only the focus moves, because a navigation to the fragment would discard the action data. */
function FieldLink({ id, children }: { id: string; children: string }) {
  return (
    <a
      href={`#${encodeURIComponent(id)}`}
      onClick={(event) => {
        const field = document.getElementById(id);
        if (!field) return;
        event.preventDefault();
        field.scrollIntoView({ block: "center" });
        field.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}

/** For a form restored after its session expired. */
function UnsentFormNotice({ lostPicture = false }: { lostPicture?: boolean | undefined }) {
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
      {lostPicture && ` ${m.shared_pictureNotKept()}`}
    </Notice>
  );
}
