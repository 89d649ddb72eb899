import { createHash } from "node:crypto";
import { hashToken } from "#app/domain/accounts/sessions.server.ts";

/**
 * Some nine hundred pages, and a browser asks for its page's program within seconds; who comes back to an older page reads and
 * orders as without scripts. Packed, four times as many would fit, and packing took longer than everything else here.
 */
const MAX_BYTES = 12_000_000;

type Kept = { owner: string | null; program: Buffer };

const programs = new Map<string, Kept>();
let keptBytes = 0;

function forget(id: string): void {
  keptBytes -= programs.get(id)?.program.length ?? 0;
  programs.delete(id);
}

function keep(id: string, kept: Kept): void {
  forget(id);
  programs.set(id, kept);
  keptBytes += kept.program.length;
  for (const longestUnused of programs.keys()) {
    if (keptBytes <= MAX_BYTES) break;
    forget(longestUnused);
  }
}

/**
 * Takes the program of a page and the session token of whom it was made for (null for a guest), returns under
 * which name it can be asked for: made of its content, so that the same page has the same name.
 * Source: standards of speed (hydration is asked for by the page when there is time).
 */
export function keepProgram(text: string, owner: string | null): string {
  const program = Buffer.from(text);
  const hash = createHash("sha256")
    .update(owner ?? "")
    .update("\n")
    .update(program);
  const id = hash.digest("base64url").slice(0, 22);
  keep(id, programs.get(id) ?? { owner: owner && hashToken(owner), program });
  return id;
}

/**
 * Takes a program's name and the session token of who asks, returns the program; null when it is not kept (any
 * more) or is somebody else's. Source: decisions, Accounts (a session sees its own only).
 */
export function keptProgram(id: string, asker: string | null): string | null {
  const kept = programs.get(id);
  if (!kept || (kept.owner !== null && kept.owner !== (asker && hashToken(asker)))) return null;
  keep(id, kept);
  return kept.program.toString();
}
