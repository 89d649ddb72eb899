import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { createContext, useContext, useState } from "react";
import { m } from "#messages";

const ReferenceContext = createContext<string | null>(null);

/** Provides the id of the request in the log, on the server only. */
export const ReferenceProvider = ReferenceContext.Provider;

const ELEMENT_ID = "request-reference";

/** Lets customers report which request failed. */
export function RequestReference() {
  const serverReference = useContext(ReferenceContext);
  // The browser reads the value that the server rendered. Errors in the browser have no reference.
  const [reference] = useState(
    () => serverReference ?? globalThis.document?.getElementById(ELEMENT_ID)?.textContent ?? null,
  );
  return (
    reference && (
      <p className="stack-small wrap-anywhere">
        <ParaglideMessage
          message={m.shared_reference}
          inputs={{ reference }}
          markup={{ id: ({ children }) => <span id={ELEMENT_ID}>{children}</span> }}
        />
      </p>
    )
  );
}
