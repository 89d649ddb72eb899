import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";
import { identifyShop } from "#app/domain/shop.ts";
import { FAILURE_HEADER } from "#app/http/form/failure-header.ts";
import { rememberEditedFields } from "#app/ui/hydration/edited-fields.ts";
import { keepPageOnFailure } from "#app/ui/hydration/network-failures.ts";
import { keepScrollPosition } from "#app/ui/hydration/scroll-position.ts";
import { withoutErrorPrefix } from "#app/ui/page/error-title.ts";

/**
 * Remix decodes the loader data in its first render and throws a promise meanwhile. React 18 gives
 * up hydration (error 345) if the visitor types or taps while the root is suspended, so the data is
 * decoded beforehand.
 */
async function decodeLoaderData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (promise) {
    await promise;
  }
}

identifyShop(() => window.shopIdentity);
await decodeLoaderData();
keepPageOnFailure(window.failureMessages, FAILURE_HEADER);

// React renders the title without the error prefix, and hydration must match it; the error summary
// adds the prefix again.
document.title = withoutErrorPrefix(document.title);
rememberEditedFields();
keepScrollPosition();

hydrateRoot(document, <RemixBrowser />, {
  onRecoverableError(error) {
    console.error(error);
    navigator.sendBeacon("/client-errors", String(error));
  },
});
