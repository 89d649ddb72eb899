import { useRouteLoaderData } from "@remix-run/react";
import { type Action, may } from "#app/domain/access/permissions.ts";
import type { Role } from "#app/domain/access/roles.ts";

/** The staff member who has this admin page open; undefined elsewhere, and for customers. */
export function useStaffMember(): { role: Role } | undefined {
  const layout = useRouteLoaderData("admin") as { user: { role: Role } } | undefined;
  return layout?.user;
}

/** What this person may do, so that the page offers nothing that the server would refuse. */
export function useMay(): (action: Action) => boolean {
  const member = useStaffMember();
  return (action) => may(member, action);
}
