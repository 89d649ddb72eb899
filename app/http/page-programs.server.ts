import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { hashToken } from "#app/domain/accounts/sessions.server.ts";

/** Some thousand pages; who comes back to an older one reads and orders as without scripts. */
const MAX_BYTES = 12_000_000;

type Kept = { owner: string | null; packed: Buffer };

const programs = new Map<string, Kept>();
let keptBytes = 0;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

function forget(id: string): void {
  keptBytes -= programs.get(id)?.packed.length ?? 0;
  programs.delete(id);
}

function keep(id: string, kept: Kept): void {
  forget(id);
  programs.set(id, kept);
  keptBytes += kept.packed.length;
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
export function keepProgram(program: string, owner: string | null): string {
  const hash = createHash("sha256")
    .update(owner ?? "")
    .update("\n")
    .update(program);
  const id = hash.digest("base64url").slice(0, 22);
  const kept = programs.get(id);
  if (kept) keep(id, kept);
  else {
    const ownerHash = owner && hashToken(owner);
    // Packed meanwhile: nobody waits for it, and many more fit.
    void pack(program, { level: 4 }).then((packed) => keep(id, { owner: ownerHash, packed }));
  }
  return id;
}

/**
 * Takes a program's name and the session token of who asks, returns the program; null when it is not kept (any
 * more) or is somebody else's. Source: decisions, Accounts (a session sees its own only).
 */
export async function keptProgram(id: string, asker: string | null): Promise<string | null> {
  const kept = programs.get(id);
  if (!kept || (kept.owner !== null && kept.owner !== (asker && hashToken(asker)))) return null;
  keep(id, kept);
  return (await unpack(kept.packed)).toString("utf8");
}
