import { useEffect, useState } from "react";
import { reviewLimits } from "#app/domain/reviews/limits.ts";
import { m } from "#messages";
import { SubmitButton } from "../form/submit-button.tsx";

const minimums = [
  { name: "title", describe: m.reviews_neededTitle, min: reviewLimits.title.min },
  { name: "comment", describe: m.reviews_neededComment, min: reviewLimits.comment.min },
  { name: "customerName", describe: m.reviews_neededName, min: reviewLimits.customerName.min },
];

/** How many characters are missing. */
function missingIn(form: HTMLFormElement, name: string, min: number): number {
  const field = form.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText ? Math.max(0, min - field.value.trim().length) : 0;
}

/** Empty without JavaScript, because the server reports the same. */
function useMissingFields(formId: string): string[] {
  const [missing, setMissing] = useState<string[]>([]);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const update = () => {
      const counts = minimums.map(({ name, describe, min }) => {
        const count = missingIn(form, name, min);
        return count > 0 ? describe({ count }) : "";
      });
      setMissing(counts.filter(Boolean));
    };
    update();
    form.addEventListener("input", update);
    return () => form.removeEventListener("input", update);
  }, [formId]);
  return missing;
}

/** With JavaScript, disabled until every minimum is met. */
export function ReviewSubmit({ formId }: { formId: string }) {
  const missing = useMissingFields(formId);
  return (
    <div className="stack stack-small">
      <p className="hint" id="still-needed" role="status">
        {missing.length > 0 && m.reviews_stillNeeded({ fields: missing.join(", ") })}
      </p>
      <div>
        <SubmitButton
          pendingLabel={m.shared_sending()}
          disabled={missing.length > 0}
          aria-describedby="still-needed"
        >
          {m.reviews_submitReview()}
        </SubmitButton>
      </div>
    </div>
  );
}
