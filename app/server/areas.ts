import type { ServerBuild } from "@remix-run/node";

export type Area = "api" | "admin" | "shop" | "all";

/**
 * Remix 2 matches a URL against every route, several times per page, which takes a quarter of a page's time with 160
 * routes. A handler for one area of the shop knows only that area's routes.
 */
export function areaOf(path: string): Area {
  // Asks for routes of any area.
  if (path === "/__manifest") return "all";
  if (path.startsWith("/api/")) return "api";
  return /^\/admin([/.]|$)/.test(path) ? "admin" : "shop";
}

/** What the headers of both areas have forms for. */
const IN_EVERY_HEADER = /^(logout|preferences\/theme)$/;

/** The build with the routes of one area. */
export function areaRoutes(build: ServerBuild, area: Area): ServerBuild {
  const belongs = (id: string) => {
    const path = pathOf(build, id);
    return path === "" || path === "*" || IN_EVERY_HEADER.test(path) || areaOf(`/${path}`) === area;
  };
  const pick = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => belongs(id)));
  const assets = { ...build.assets, routes: pick(build.assets.routes) };
  return { ...build, routes: pick(build.routes) as ServerBuild["routes"], assets };
}

function pathOf(build: ServerBuild, id: string | undefined): string {
  const route = id === undefined ? undefined : build.routes[id];
  if (!route) return "";
  return [pathOf(build, route.parentId), route.path].filter(Boolean).join("/");
}
