import { type Branch, findBranch } from "#app/domain/shop/branches.ts";

export function branchUrl(path: string, branch: Branch | null): string {
  return `${path}${branch ? `?branch=${branch.id}` : ""}#locations`;
}

export function branchOf(search: string): Branch | null {
  return findBranch(new URLSearchParams(search).get("branch")) ?? null;
}
