import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";
import { withoutErrorPrefix } from "#app/ui/error-title.ts";
import { rememberEditedFields } from "#app/ui/hydration/edited-fields.ts";
import { keepScrollPosition } from "#app/ui/hydration/scroll-position.ts";

// React compares the title with its own, which has no prefix; the error summary adds it again.
document.title = withoutErrorPrefix(document.title);
rememberEditedFields();
keepScrollPosition();

hydrateRoot(document, <RemixBrowser />, {
  onRecoverableError(error) {
    console.error(error);
    navigator.sendBeacon("/client-errors", String(error));
  },
});
