const LONGEST = 80;
const accents = /[\u0300-\u036f]/g;
const between = /[^\p{L}\p{N}\p{M}]+/gu;

/**
 * Takes a post's title, returns the slug of its address: its words in small letters with hyphens
 * between, letters of any script kept, at most 80 characters cut after a whole word; "post" when there
 * is no letter or figure in it. Source: spec 1 §2 Route table (/blog/:slug); spec 2 §3 Blog.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(accents, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(between, "-")
    .replace(/^-+|-+$/g, "");
  if (words.length <= LONGEST) return words || "post";
  const cut = words.slice(0, LONGEST + 1);
  const end = cut.lastIndexOf("-");
  return end > 0 ? cut.slice(0, end) : [...words].slice(0, LONGEST / 2).join("");
}
