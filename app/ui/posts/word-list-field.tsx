import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { useRef, useState } from "react";
import { uniqueWords } from "#app/domain/blog/word-list.ts";
import { m } from "#messages";
import { Button } from "../button.tsx";
import { FieldError } from "../form/field-frame.tsx";
import { type FieldMeta, hasErrors, textValue } from "../form/field-meta.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

type WordListFieldProps = {
  /** The field that contains the list. */
  meta: FieldMeta;
  /** The field for the next word. */
  newWord: FieldMeta;
  newWordLabel: string;
  /** The button's label, with the part for screen readers in `rest`. */
  addLabel: typeof m.posts_addTag;
  /** The name of the buttons that remove a word. */
  removeName: string;
  legend: string;
  /** The form's URL. Without JavaScript, the response opens at this field. */
  action: string;
};

/** A list of unique words. Without JavaScript, adding and removing submit the form. */
export function WordListField(props: WordListFieldProps) {
  const { meta, newWord, newWordLabel, addLabel, removeName, legend, action } = props;
  const [words, setWords] = useState(() =>
    [meta.initialValue].flat().filter((word) => typeof word === "string"),
  );
  const [announcement, setAnnouncement] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const inputId = `${meta.id}-box`;
  const add = () => {
    if (!input.current) return;
    const next = uniqueWords([...words, input.current.value]);
    setAnnouncement(next.length > words.length ? m.posts_added({ at: next.at(-1) ?? "" }) : "");
    setWords(next);
    input.current.value = "";
    input.current.focus();
  };
  const remove = (word: string) => {
    setWords(words.filter((entry) => entry !== word));
    setAnnouncement(m.posts_removed({ word }));
    input.current?.focus();
  };
  return (
    <fieldset
      className={hasErrors(meta) ? "field field-invalid" : "field"}
      id={meta.id}
      tabIndex={-1}
    >
      <legend>
        {legend}
        <span className="muted"> {m.shared_optional()}</span>
      </legend>
      <FieldError meta={meta} />
      {words.length > 0 && (
        <ul className="row word-list">
          {words.map((word) => (
            <li key={word} className="badge">
              <input type="hidden" name={meta.name} value={word} />
              <span>{word}</span>
              <Button
                type="submit"
                name={removeName}
                value={word}
                formAction={`${action}#${inputId}`}
                variant="icon"
                icon="close"
                aria-label={m.posts_remove({ word })}
                onClick={(event) => {
                  event.preventDefault();
                  remove(word);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="input-with-button">
        <input
          ref={input}
          id={inputId}
          name={newWord.name}
          defaultValue={textValue(newWord)}
          className="input"
          aria-label={newWordLabel}
          placeholder={newWordLabel}
          autoComplete="off"
          enterKeyHint="done"
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button
          type="submit"
          name="do"
          value="add"
          formAction={`${action}#${inputId}`}
          variant="secondary"
          icon="plus"
          onClick={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <ParaglideMessage message={addLabel} inputs={{}} markup={{ rest: VisuallyHidden }} />
        </Button>
      </div>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </fieldset>
  );
}
