import { readTimeMinutes } from "#app/domain/blog/read-time.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { Field, type FieldMeta } from "../form/field.tsx";

type ReadTimeFieldProps = {
  meta: FieldMeta;
  /** The id of the field whose words are counted. */
  contentId: string;
  /** The form's URL. Without JavaScript, the response opens at this field. */
  action: string;
};

export function ReadTimeField({ meta, contentId, action }: ReadTimeFieldProps) {
  const calculate = () => {
    const content = document.getElementById(contentId);
    const input = document.getElementById(meta.id);
    if (!(content instanceof HTMLTextAreaElement) || !(input instanceof HTMLInputElement)) return;
    input.value = String(readTimeMinutes(content.value));
    // Removes the field's error, if it has one.
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  };
  return (
    <div className="stack stack-small">
      <Field
        meta={meta}
        label={m.posts_readTimeMinutes()}
        type="number"
        inputMode="numeric"
        width="xs"
        hint={m.posts_200WordsAMinute()}
      />
      <div>
        <Button
          type="submit"
          name="do"
          value="calculate"
          formAction={`${action}#${meta.id}`}
          variant="secondary"
          icon="clock"
          onClick={(event) => {
            event.preventDefault();
            calculate();
          }}
        >
          {m.posts_calculateReadTime()}
        </Button>
      </div>
    </div>
  );
}
