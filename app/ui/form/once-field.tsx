import { type Fetcher, useLocation } from "@remix-run/react";
import { useEffect, useReducer } from "react";
import { ONCE } from "#app/domain/hidden-fields.ts";

type OnceFieldProps = {
  /** For a form that stays on its page: its next submission has another key, unless the shop did not respond. */
  fetcher?: Pick<Fetcher, "state" | "data">;
};

/** In every form that adds something, so that it counts once however often it is sent. */
export function OnceField(props: OnceFieldProps) {
  const { key } = useLocation();
  return <OnceInput key={key} {...props} />;
}

function OnceInput({ fetcher }: OnceFieldProps) {
  const [once, renew] = useReducer(newKey, undefined, newKey);
  const isAnswered =
    fetcher?.state === "idle" && fetcher.data !== undefined && fetcher.data !== false;
  useEffect(() => {
    if (isAnswered) renew();
  }, [isAnswered]);
  // The browser's key differs from the server's; either will do.
  return <input type="hidden" name={ONCE} value={once} suppressHydrationWarning />;
}

/** Not a secret: it distinguishes the forms of one visitor. */
function newKey(): string {
  return String(Math.random()).padEnd(10, "0").slice(2);
}
