import { languages } from "../language/language.ts";
import { localPath } from "../language/paths.ts";
import { escapeXml } from "../xml.ts";

export function sitemapXml(
  origin: string,
  pages: readonly { path: string; changedAt?: Date }[],
): string {
  const urls = pages.flatMap(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
    const addresses = new Set(languages.map((language) => localPath(path, language)));
    return [...addresses].map(
      (address) => `<url><loc>${escapeXml(origin + address)}</loc>${changed}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}
