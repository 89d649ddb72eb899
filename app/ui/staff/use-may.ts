import { useRouteLoaderData } from "@remix-run/react";
import { type Action, may } from "#app/domain/access/permissions.ts";
import type { Role } from "#app/domain/access/roles.ts";

/** What this person may do, so that the page offers nothing that the server would refuse. */
export function useMay(): (action: Action) => boolean {
  const layout = useRouteLoaderData("admin") as { user: { role: Role } } | undefined;
  return (action) => may(layout?.user, action);
}
