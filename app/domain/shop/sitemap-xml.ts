const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

export function sitemapXml(
  origin: string,
  pages: readonly { path: string; changedAt?: Date }[],
): string {
  const urls = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
    return `<url><loc>${escaped(origin + path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}
