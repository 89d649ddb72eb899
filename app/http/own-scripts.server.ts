import { createHash } from "node:crypto";

/**
 * Takes a page and the mark that its own scripts were rendered with (as their nonce), returns the page without the
 * marks, and the fingerprint of each script that carried one, as a policy names it. The mark is invented for each
 * page and never sent: no words of a visitor can carry it. Fingerprints allow a kept page to be sent again.
 * Source: the standards of the shop; Content Security Policy level 3, `hash-source`.
 */
export function ownScripts(page: string, mark: string): { page: string; hashes: string[] } {
  const hashes = new Set<string>();
  const marked = new RegExp(`<script([^>]*?) nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>`, "g");
  const unmarked = page.replace(marked, (_, before: string, after: string, script: string) => {
    if (script !== "") {
      hashes.add(`sha256-${createHash("sha256").update(script).digest("base64")}`);
    }
    return `<script${before}${after}>${script}</script>`;
  });
  return { page: unmarked, hashes: [...hashes] };
}
