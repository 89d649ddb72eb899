import type { Branch } from "#app/domain/shop/branch.ts";

export function branchUrl(path: string, branch: Branch | null): string {
  return `${path}${branch ? `?branch=${branch.id}` : ""}#locations`;
}

export function branchOf(branches: readonly Branch[], search: string): Branch | null {
  const id = new URLSearchParams(search).get("branch");
  return branches.find((branch) => branch.id === id) ?? null;
}
