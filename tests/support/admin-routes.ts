import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

export type Door = { path: string; routeId: string; hasAction: boolean };

function hasAction(file: string): boolean {
  const source = readFileSync(`app/${file}`, "utf8");
  return /export (const|(async )?function) action\b|export \{[^}]*\baction\b/.test(source);
}

function doorsOf(entries: RouteConfigEntry[], parent = ""): Door[] {
  return entries.flatMap(({ path, index, file, id, children }) => {
    const here = path ? `${parent}/${path}` : parent;
    const routeId = id ?? file.replace(/\.tsx?$/, "");
    const own = path || index ? [{ path: here, routeId, hasAction: hasAction(file) }] : [];
    return [...own, ...doorsOf(children ?? [], here)];
  });
}

/** Returns every address of the URL table under `/admin`, with the route that answers there: a new one as soon as it stands in the table. */
export async function adminDoors(): Promise<Door[]> {
  return doorsOf(await routes).filter(({ path }) => /^\/admin(\/|$)/.test(path));
}
