import { useRef, useState } from "react";
import { uniqueWords } from "#app/domain/blog/word-list.ts";
import { buttonClass } from "../button.tsx";
import { FieldError } from "../form/field-frame.tsx";
import { type FieldMeta, hasErrors, textValue } from "../form/field-meta.ts";
import { Icon } from "../icon.tsx";

type WordListFieldProps = {
  /** The field of the words; its value is their list. */
  meta: FieldMeta;
  /** The field in which the next word is typed. */
  box: FieldMeta;
  boxLabel: string;
  what: string;
  /** The name of the buttons that remove a word. */
  removeName: string;
  legend: string;
  /** The form's URL: without JavaScript the answer opens at this field. */
  action: string;
};

/** Words, each once. Adding and removing submit the form; with JavaScript they happen at once. */
export function WordListField(props: WordListFieldProps) {
  const { meta, box, boxLabel, what, removeName, legend, action } = props;
  const [words, setWords] = useState(() =>
    [meta.initialValue].flat().filter((word) => typeof word === "string"),
  );
  const [said, setSaid] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const boxId = `${meta.id}-box`;
  const add = () => {
    if (!input.current) return;
    const next = uniqueWords([...words, input.current.value]);
    setSaid(next.length > words.length ? `${next.at(-1)} added` : "");
    setWords(next);
    input.current.value = "";
    input.current.focus();
  };
  const remove = (word: string) => {
    setWords(words.filter((other) => other !== word));
    setSaid(`${word} removed`);
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
        <span className="muted"> (optional)</span>
      </legend>
      <FieldError meta={meta} />
      {words.length > 0 && (
        <ul className="row word-list">
          {words.map((word) => (
            <li key={word} className="badge">
              <input type="hidden" name={meta.name} value={word} />
              <span>{word}</span>
              <button
                type="submit"
                name={removeName}
                value={word}
                formAction={`${action}#${boxId}`}
                className={buttonClass({ variant: "icon" })}
                aria-label={`Remove ${word}`}
                onClick={(event) => {
                  event.preventDefault();
                  remove(word);
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="input-with-button">
        <input
          ref={input}
          id={boxId}
          name={box.name}
          defaultValue={textValue(box)}
          className="input"
          aria-label={boxLabel}
          placeholder={boxLabel}
          autoComplete="off"
          enterKeyHint="done"
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <button
          type="submit"
          name="do"
          value="add"
          formAction={`${action}#${boxId}`}
          className={buttonClass({ variant: "secondary" })}
          onClick={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <Icon name="plus" />
          Add<span className="visually-hidden"> {what}</span>
        </button>
      </div>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </fieldset>
  );
}
