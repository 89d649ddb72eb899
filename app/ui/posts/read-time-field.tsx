import { readTimeMinutes } from "#app/domain/blog/read-time.ts";
import { buttonClass } from "../button.tsx";
import { Field, type FieldMeta } from "../form/field.tsx";
import { Icon } from "../icon.tsx";

type ReadTimeFieldProps = {
  meta: FieldMeta;
  /** The id of the text that is read. */
  contentId: string;
  /** The form's address: without scripts the answer opens at this box. */
  action: string;
};

/** Minutes, and a button that counts them: a submit, at once where scripts run. */
export function ReadTimeField({ meta, contentId, action }: ReadTimeFieldProps) {
  const calculate = () => {
    const content = document.getElementById(contentId);
    const box = document.getElementById(meta.id);
    if (!(content instanceof HTMLTextAreaElement) || !(box instanceof HTMLInputElement)) return;
    box.value = String(readTimeMinutes(content.value));
    // The box's own complaint, if it has one, is answered.
    box.dispatchEvent(new Event("input", { bubbles: true }));
    box.focus();
  };
  return (
    <div className="stack stack-small">
      <Field
        meta={meta}
        label="Read Time (minutes)"
        type="number"
        inputMode="numeric"
        width="xs"
        hint="200 words a minute"
      />
      <div>
        <button
          type="submit"
          name="do"
          value="calculate"
          formAction={`${action}#${meta.id}`}
          className={buttonClass({ variant: "secondary" })}
          onClick={(event) => {
            event.preventDefault();
            calculate();
          }}
        >
          <Icon name="clock" />
          Calculate Read Time
        </button>
      </div>
    </div>
  );
}
