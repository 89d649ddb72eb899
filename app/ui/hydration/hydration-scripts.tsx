import { createContext, useContext } from "react";
import loader from "./loader.js?url";

const HydrationContext = createContext("");

/** Provides the JSON of `hydrationData`, on the server only. */
export const HydrationProvider = HydrationContext.Provider;

export function HydrationScripts() {
  const data = useContext(HydrationContext);
  return (
    <>
      <script
        id="hydration"
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which "<" is escaped
        dangerouslySetInnerHTML={{ __html: data }}
      />
      <script type="module" src={loader} />
    </>
  );
}
