import { useEffect, useState } from "react";
import { reviewLimits } from "#app/domain/reviews/limits.ts";
import { SubmitButton } from "../form/submit-button.tsx";

const minimums = [
  { name: "title", what: "a title", min: reviewLimits.title.min },
  { name: "comment", what: "a comment", min: reviewLimits.comment.min },
  { name: "customerName", what: "your name", min: reviewLimits.customerName.min },
];

function isShort(form: HTMLFormElement, name: string, min: number): boolean {
  const box = form.elements.namedItem(name);
  const isText = box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement;
  return isText && box.value.trim().length < min;
}

/** What the form still needs; nothing before scripts run, since the server says it, too. */
function useStillNeeded(formId: string): string[] {
  const [needed, setNeeded] = useState<string[]>([]);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const look = () => {
      const short = minimums.filter(({ name, min }) => isShort(form, name, min));
      setNeeded(short.map(({ what, min }) => `${what} (${min} characters)`));
    };
    look();
    form.addEventListener("input", look);
    return () => form.removeEventListener("input", look);
  }, [formId]);
  return needed;
}

/** The form's button: enhanced, it waits until every minimum is met and says what is missing. */
export function ReviewSubmit({ formId }: { formId: string }) {
  const needed = useStillNeeded(formId);
  return (
    <div className="stack stack-small">
      <p className="hint" id="still-needed" role="status">
        {needed.length > 0 && `Still needed: ${needed.join(", ")}`}
      </p>
      <div>
        <SubmitButton
          pendingLabel="Sending…"
          disabled={needed.length > 0}
          aria-describedby="still-needed"
        >
          Submit Review
        </SubmitButton>
      </div>
    </div>
  );
}
