const ENTITIES: Record<string, string> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/** Takes a page's HTML, returns the words a person reads on it, scripts and markup aside. */
export function visibleText(html: string): string {
  return html
    .replace(/<script\b.*?<\/script>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ");
}

/** Takes a page's HTML and the name of a row of figures or facts, returns what stands beside it; throws when there is none. */
export function rowOf(html: string, name: string): string {
  const row = new RegExp(`<dt>${name}</dt><dd[^>]*>(.*?)</dd>`, "s").exec(html)?.[1];
  if (row === undefined) throw new Error(`No row "${name}" on the page.`);
  return visibleText(row).trim();
}

/** Takes a page's HTML, returns the total of its order summary, such as `₹230`. */
export function totalOf(html: string): string {
  const total = /<p class="sum-t">(.*?)<\/p>/s.exec(html)?.[1];
  if (total === undefined) throw new Error("No order summary on the page.");
  return visibleText(total).replace("Total", "").trim();
}
