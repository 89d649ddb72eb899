import type { EntryContext } from "@remix-run/node";

type Manifest = EntryContext["manifest"];

/**
 * The matched routes, and index routes with their parents: without those the browser's router would take "/" for a
 * page that has a layout and no content. It fetches all others from `/__manifest`.
 */
function initialRoutes({ manifest, staticHandlerContext }: EntryContext): Manifest["routes"] {
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  for (const route of Object.values(manifest.routes)) {
    let ancestor = route?.index ? route : undefined;
    while (ancestor) {
      ids.add(ancestor.id);
      ancestor = ancestor.parentId ? manifest.routes[ancestor.parentId] : undefined;
    }
  }
  return Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
}

/**
 * Everything the browser needs to hydrate a page, as JSON that is safe inside a script element. Remix would send it as
 * executable inline scripts; see docs/decisions/deferred-hydration.md.
 */
export async function hydrationData(context: EntryContext): Promise<string> {
  const data = {
    context: JSON.parse(context.serverHandoffString ?? "{}"),
    manifest: { ...context.manifest, routes: initialRoutes(context) },
    matches: context.staticHandlerContext.matches.map(({ route }) => route.id),
    loaderData: await new Response(context.serverHandoffStream).text(),
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
