import type { EntryContext } from "@remix-run/node";
import { identity } from "#app/domain/shop.ts";
import { m } from "#messages";
import { POSTED_FROM_OTHER_PAGES } from "./form/posted-from-other-pages.ts";

type Manifest = EntryContext["manifest"];

type Route = NonNullable<Manifest["routes"][string]>;

/** The route and its parents, innermost first. */
function branchOf(route: Route | undefined, { routes }: Manifest): Route[] {
  return route ? [route, ...branchOf(routes[route.parentId ?? ""], { routes } as Manifest)] : [];
}

/**
 * The routes that the router knows from the start; it asks `/__manifest` for others. Index routes
 * are included, because otherwise the router would take "/" for a page with a layout but no
 * content. So are actions without their own screen, by path, so that posting a form takes no
 * additional request.
 */
function initialRoutes({ manifest, routeModules, staticHandlerContext }: EntryContext) {
  const matched = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes: Manifest["routes"] = {};
  const actions: string[] = [];
  for (const route of Object.values(manifest.routes)) {
    if (!route) continue;
    const isMatched = matched.includes(route.id);
    const { default: screen, handle } = routeModules[route.id] ?? {};
    const isOnlyPosted = !screen || (handle === POSTED_FROM_OTHER_PAGES && !isMatched);
    if (route.hasAction && isOnlyPosted) {
      actions.push(route.path ?? "");
    } else if (isMatched) {
      for (const ancestor of branchOf(route, manifest)) routes[ancestor.id] = ancestor;
    } else if (route.index) {
      // Its imports need no preloading here.
      for (const one of branchOf(route, manifest)) routes[one.id] ??= { ...one, imports: [] };
    }
  }
  return { routes, actions };
}

/** `formAction` adds the message to the action. */
type FormModule = { action?: { networkFailure?: () => string } };

/** The network failure message of each form that has its own, by the pattern of its path. */
function failureMessages({ manifest, routeModules }: EntryContext): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const route of Object.values(manifest.routes)) {
    const module = routeModules[route?.id ?? ""] as FormModule | undefined;
    const message = module?.action?.networkFailure?.();
    if (!message || message === m.shared_requestFailed()) continue;
    const paths = branchOf(route, manifest).map(({ path }) => path);
    messages[`/${paths.filter(Boolean).reverse().join("/")}`] = message;
  }
  return messages;
}

/**
 * Everything that the browser needs to hydrate a page, as JSON that is safe inside a script
 * element. Remix would send executable inline scripts; see docs/decisions/deferred-hydration.md.
 */
export async function hydrationData(context: EntryContext): Promise<string> {
  const { routes, actions } = initialRoutes(context);
  const data = {
    context: JSON.parse(context.serverHandoffString ?? "{}"),
    manifest: { ...context.manifest, routes },
    actions,
    failureMessages: failureMessages(context),
    shopIdentity: identity(),
    matches: context.staticHandlerContext.matches.map(({ route }) => route.id),
    loaderData: await new Response(context.serverHandoffStream).text(),
  };
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
