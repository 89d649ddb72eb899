import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

export type AppRoute = {
  path: string;
  routeId: string;
  file: string;
  hasAction: boolean;
  /** Whether it responds to GET: a page or a file. */
  canBeOpened: boolean;
};

function exportsOne(source: string, names: string): boolean {
  return new RegExp(
    `export (const|default|(default )?(async )?function)( (async )?function)? ?(${names})\\b|export \\{[^}]*\\b(${names})\\b`,
  ).test(source);
}

function flattenRoutes(entries: RouteConfigEntry[], parent = ""): AppRoute[] {
  return entries.flatMap(({ path, index, file, id, children }) => {
    const here = path ? `${parent}/${path}` : parent;
    const source = readFileSync(`app/${file}`, "utf8");
    const appRoute = {
      path: here || "/",
      routeId: id ?? file.replace(/\.tsx?$/, ""),
      file,
      hasAction: exportsOne(source, "action"),
      canBeOpened: /export default/.test(source) || exportsOne(source, "loader"),
    };
    const own = path || index ? [appRoute] : [];
    return [...own, ...flattenRoutes(children ?? [], here)];
  });
}

/** Every URL of the route table. */
export async function allRoutes(): Promise<AppRoute[]> {
  return flattenRoutes(await routes);
}

export async function adminRoutes(): Promise<AppRoute[]> {
  return (await allRoutes()).filter(({ path }) => /^\/admin(\/|$)/.test(path));
}
