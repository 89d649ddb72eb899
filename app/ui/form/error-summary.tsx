import { useActionData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { withErrorPrefix, withoutErrorPrefix } from "../error-title.ts";
import { Icon } from "../icon.tsx";
import type { SummaryError } from "./form-errors.ts";

/** Everything that is wrong with a form, each a link to its field. Renders nothing when there is nothing wrong. */
export function ErrorSummary({
  title = "There is a problem",
  errors,
}: {
  title?: string;
  errors: SummaryError[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const answer = useActionData();
  const words = errors.map((error) => error.message).join("\n");

  useEffect(() => {
    if (!words) return;
    document.title = withErrorPrefix(document.title);
    return () => {
      document.title = withoutErrorPrefix(document.title);
    };
  }, [words]);

  // A new answer of the server moves the focus here even when its words are the old ones.
  useEffect(() => {
    if (words && !isMendedAlready()) box.current?.focus();
  }, [words, answer]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} className="note t-bad errs" role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <h2>{title}</h2>
        <ul>
          {errors.map((error) => (
            <li key={`${error.id} ${error.message}`}>
              {error.id ? <FieldLink id={error.id}>{error.message}</FieldLink> : error.message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The page comes to life, and somebody is in one of its fields before that. */
function isMendedAlready(): boolean {
  const { activeElement, body, documentElement } = document;
  return !documentElement.dataset.hydrated && activeElement !== null && activeElement !== body;
}

/** A step to another place of the page would end the answer that the page shows: enhanced, only the focus moves. */
function FieldLink({ id, children }: { id: string; children: string }) {
  return (
    <a
      href={`#${id}`}
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
