import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";
import { withoutErrorPrefix } from "#app/ui/error-title.ts";
import { rememberEditedFields } from "#app/ui/hydration/edited-fields.ts";
import { saveScrollPosition } from "#app/ui/hydration/scroll-position.ts";

/**
 * Remix decodes the loader data when it first renders, and throws a promise until it has. React 18 gives up hydration
 * (error 345) if a key is pressed or a button tapped while the root waits for that, so the data is decoded before.
 */
async function decodeLoaderData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

await decodeLoaderData();

// React compares the title with its own, which has no prefix; the error summary adds it again.
document.title = withoutErrorPrefix(document.title);
rememberEditedFields();
saveScrollPosition();

hydrateRoot(document, <RemixBrowser />, {
  onRecoverableError(error) {
    console.error(error);
    navigator.sendBeacon("/client-errors", String(error));
  },
});
