import type { ServerBuild } from "@remix-run/node";

export type Area = "api" | "admin" | "shop" | "all";

/**
 * Remix 2 matches a URL against every route, several times per page, which took a quarter of a
 * page's time with 160 routes. A handler for one area of the shop only knows that area's routes.
 */
export function areaOf(path: string): Area {
  // Asks for routes of any area.
  if (path === "/__manifest") return "all";
  if (path.startsWith("/api/")) return "api";
  return /^\/admin([/.]|$)/.test(path) ? "admin" : "shop";
}

/** The forms in the headers of both areas. */
const IN_EVERY_HEADER = /^(logout|preferences\/(theme|language))$/;

/** At the start of public paths; see `app/routes.ts`. */
const LANGUAGE = /^:language\?\/?/;

/**
 * The build with the routes of one area for one language: public pages have its prefix, and
 * browsers load its scripts.
 */
export function areaRoutes(
  { routes, ...build }: ServerBuild,
  area: Area,
  { prefix, assets }: { prefix: string; assets: ServerBuild["assets"] },
): ServerBuild {
  const belongs = (id: string) => {
    if (area === "all") return true;
    const path = pathOf(routes, id).replace(LANGUAGE, "");
    return path === "" || path === "*" || IN_EVERY_HEADER.test(path) || areaOf(`/${path}`) === area;
  };
  const pick = <Route extends { path?: string }>(all: Record<string, Route>) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([id]) => belongs(id))
        .map(([id, { ...route }]) => {
          if (LANGUAGE.test(route.path ?? "")) {
            const path = (route.path ?? "").replace(LANGUAGE, prefix && `${prefix}/`);
            route.path = path.replace(/\/$/, "") || undefined;
          }
          return [id, route];
        }),
    );
  return {
    ...build,
    routes: pick(routes),
    assets: { ...assets, routes: pick(assets.routes) },
  } as ServerBuild;
}

function pathOf(routes: ServerBuild["routes"], id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return "";
  return [pathOf(routes, route.parentId), route.path].filter(Boolean).join("/");
}
