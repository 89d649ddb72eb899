const MAX_LENGTH = 80;
const accents = /[\u0300-\u036f]/g;
const separators = /[^\p{L}\p{N}\p{M}]+/gu;

/** Keeps letters of any script; at most 80 characters, cut between words. Returns `fallback` if nothing is left. */
export function slugOf(title: string, fallback: string): string {
  const slug = title
    .normalize("NFKD")
    .replace(accents, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(separators, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= MAX_LENGTH) return slug || fallback;
  const cut = slug.slice(0, MAX_LENGTH + 1);
  const end = cut.lastIndexOf("-");
  return end > 0 ? cut.slice(0, end) : [...slug].slice(0, MAX_LENGTH / 2).join("");
}

export function firstFreeSlug(base: string, isFree: (slug: string) => boolean): string {
  let slug = base;
  for (let number = 2; !isFree(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
