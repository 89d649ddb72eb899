import { createContext, useContext, useState } from "react";

const ReferenceContext = createContext<string | null>(null);

/** Carries the id under which the log tells of the request; known on the server only. */
export const ReferenceProvider = ReferenceContext.Provider;

const ELEMENT_ID = "request-reference";

/** "Reference: …": names the failed request, so that who calls the shop about it can be helped. */
export function RequestReference() {
  const onServer = useContext(ReferenceContext);
  // In the browser it is what the server wrote; what fails there was no request for a page.
  const [reference] = useState(
    () => onServer ?? globalThis.document?.getElementById(ELEMENT_ID)?.textContent ?? null,
  );
  return (
    reference && (
      <p className="stack-small wrap-anywhere">
        Reference: <span id={ELEMENT_ID}>{reference}</span>
      </p>
    )
  );
}
