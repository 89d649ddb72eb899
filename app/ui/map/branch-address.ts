import { type Branch, findBranch } from "#app/domain/shop/branches.ts";

/** Takes a page's path and a branch (null for all), returns the address at which the page shows it on its map. */
export function branchUrl(path: string, branch: Branch | null): string {
  return `${path}${branch ? `?branch=${branch.id}` : ""}#locations`;
}

/** Takes an address's query, returns the branch it chose, or null. */
export function branchOf(search: string): Branch | null {
  return findBranch(new URLSearchParams(search).get("branch")) ?? null;
}
