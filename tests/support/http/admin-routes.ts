import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

export type AppRoute = {
  path: string;
  routeId: string;
  file: string;
  hasAction: boolean;
  respondsToGet: boolean;
};

function exportsAny(source: string, names: string): boolean {
  return new RegExp(
    `export (const|default|(default )?(async )?function)( (async )?function)? ?(${names})\\b|export \\{[^}]*\\b(${names})\\b`,
  ).test(source);
}

function flattenRoutes(entries: RouteConfigEntry[], parent = ""): AppRoute[] {
  return entries.flatMap(({ path: pattern, index, file, id, children }) => {
    // Public pages at their English paths.
    const path = pattern?.replace(/^:language\?\/?/, "");
    const fullPath = path ? `${parent}/${path}` : parent;
    const source = readFileSync(`app/${file}`, "utf8");
    const appRoute = {
      path: fullPath || "/",
      routeId: id ?? file.replace(/\.tsx?$/, ""),
      file,
      hasAction: exportsAny(source, "action"),
      respondsToGet: /export default/.test(source) || exportsAny(source, "loader"),
    };
    const ownRoute = path || index ? [appRoute] : [];
    return [...ownRoute, ...flattenRoutes(children ?? [], fullPath)];
  });
}

export async function allRoutes(): Promise<AppRoute[]> {
  return flattenRoutes(await routes);
}

/** Without the switch page and the manifest, which need no session. */
export async function adminRoutes(): Promise<AppRoute[]> {
  return (await allRoutes()).filter(({ path }) => /^\/admin(\/(?!switch|manifest)|$)/.test(path));
}
