import { useRouteLoaderData } from "@remix-run/react";
import { type Action, may } from "#app/domain/staff/permissions.ts";
import type { Role } from "#app/domain/staff/roles.ts";

/** What the person may do who has this admin page open, so that it offers nothing that the server would refuse. */
export function useMay(): (action: Action) => boolean {
  const layout = useRouteLoaderData("admin") as { user: { role: Role } } | undefined;
  return (action) => may(layout?.user, action);
}
