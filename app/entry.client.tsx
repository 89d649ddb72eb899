import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { unmarkRefused } from "#app/ui/refused-title.ts";

// React compares the title with its own, which knows no mark; the error summary puts it back.
document.title = unmarkRefused(document.title);

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
