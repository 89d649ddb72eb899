import { type ReactNode, useRef, useState } from "react";
import { uniqueWords } from "#app/domain/blog/word-list.ts";
import { buttonClass } from "../button.tsx";
import { FieldError, Hint } from "../form/field-frame.tsx";
import { type FieldMeta, hasErrors } from "../form/field-meta.ts";
import { Icon } from "../icon.tsx";

type WordListFieldProps = {
  /** The field of the words; its value is their list. */
  meta: FieldMeta;
  words: string[];
  /** The box in which the next one is typed, and what waits in it. */
  box: { name: string; label: string; value: string; what: string };
  /** The name of the buttons that take a word out. */
  removeName: string;
  legend: string;
  hint?: ReactNode;
  /** The form's address: without scripts the answer opens at this box. */
  action: string;
};

/**
 * Words one by one, each once. Adding and removing are submits of the form they stand in; enhanced, they
 * happen at once.
 */
export function WordListField(props: WordListFieldProps) {
  const { meta, words: sent, box, removeName, legend, hint, action } = props;
  const [words, setWords] = useState(sent);
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
      <Hint meta={meta} hint={hint} />
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
          defaultValue={box.value}
          className="input"
          aria-label={box.label}
          placeholder={box.label}
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
          Add<span className="visually-hidden"> {box.what}</span>
        </button>
      </div>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </fieldset>
  );
}
