const ENTITIES: Record<string, string> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

export function decodeEntities(text: string): string {
  return text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

export function visibleText(html: string): string {
  const text = html
    .replace(/<script\b.*?<\/script>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, " ");
  return decodeEntities(text).replace(/\s+/g, " ");
}

/** The text of each row in a page's tables. */
export function tableRows(html: string): string[] {
  const rows = html.matchAll(/<tr><th scope="row".*?<\/tr>/gs);
  return [...rows].map(([row]) => visibleText(row).trim());
}

/** The value next to a label in a page's list of metrics or facts. */
export function rowOf(html: string, name: string): string {
  const row = new RegExp(`<dt>(?:<svg.*?</svg>)?${name}</dt><dd[^>]*>(.*?)</dd>`, "s").exec(
    html,
  )?.[1];
  if (row === undefined) throw new Error(`No row "${name}" on the page.`);
  return visibleText(row).trim();
}

/** The total of a page's order summary, such as `₹230`. */
export function totalOf(html: string): string {
  const total = /<p class="summary-total">(.*?)<\/p>/s.exec(html)?.[1];
  if (total === undefined) throw new Error("No order summary on the page.");
  return visibleText(total).replace("Total", "").trim();
}

export function dialogOf({ text }: { text: string }): string {
  const dialog = /<dialog\b.*?<\/dialog>/s.exec(text)?.[0];
  if (!dialog) throw new Error("No dialog is open.");
  return dialog;
}
