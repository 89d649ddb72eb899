import { readTimeMinutes } from "#app/domain/blog/read-time.ts";
import { buttonClass } from "../button.tsx";
import { Field, type FieldMeta } from "../form/field.tsx";
import { Icon } from "../icon.tsx";

type ReadTimeFieldProps = {
  meta: FieldMeta;
  /** The id of the field whose words are counted. */
  contentId: string;
  /** The form's URL: without JavaScript the answer opens at this field. */
  action: string;
};

/** Minutes, and a button that computes them: a submit button, which with JavaScript works at once. */
export function ReadTimeField({ meta, contentId, action }: ReadTimeFieldProps) {
  const calculate = () => {
    const content = document.getElementById(contentId);
    const box = document.getElementById(meta.id);
    if (!(content instanceof HTMLTextAreaElement) || !(box instanceof HTMLInputElement)) return;
    box.value = String(readTimeMinutes(content.value));
    // Removes the field's error, if it has one.
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
