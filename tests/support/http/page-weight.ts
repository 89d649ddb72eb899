import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright";

/** The first TCP window: the bytes that a server sends before it waits for the browser. */
export const MAX_HTML_BYTES = 14_600;
/** All scripts of a hydrated public page, each compressed with gzip. */
export const MAX_SCRIPT_BYTES = 115_000;

/** Libraries that customer pages must not download, found by names that survive minification. */
const heavyLibraries = { zod: /ZodError|_zod\b/, Leaflet: /leaflet-container/ };

/** Bytes without headers: HTML and CSS as sent, scripts compressed with gzip. */
type PageWeight = { html: number; css: number; scripts: number; heavyLibraries: string[] };

/** Call it before opening the page, and the returned function when the page is complete. */
export function weighPage(page: Page): () => Promise<PageWeight> {
  const responses = new Map<string, Response>();
  page.on("response", (response) => {
    if (!responses.has(response.url())) responses.set(response.url(), response);
  });
  return async () => {
    const weight: PageWeight = { html: 0, css: 0, scripts: 0, heavyLibraries: [] };
    for (const response of responses.values()) {
      const type = (response.headers()["content-type"] ?? "").split(";")[0];
      if (type === "text/html") weight.html += await bytesSent(response);
      if (type === "text/css") weight.css += await bytesSent(response);
      if (type?.endsWith("/javascript")) {
        const script = await weighScript(page, response.url());
        weight.scripts += script.bytes;
        weight.heavyLibraries.push(...script.libraries);
      }
    }
    return weight;
  };
}

type ScriptWeight = { bytes: number; libraries: string[] };

/** Keyed by address, which contains a hash of the content. Most pages share most scripts. */
const weighed = new Map<string, ScriptWeight>();

async function weighScript(page: Page, url: string): Promise<ScriptWeight> {
  const known = weighed.get(url);
  if (known) return known;
  const script = await (await page.request.get(url)).text();
  const libraries = Object.entries(heavyLibraries).filter(([, traces]) => traces.test(script));
  const weight = {
    bytes: gzipSync(script, { level: 9 }).length,
    libraries: libraries.map(([name]) => name),
  };
  weighed.set(url, weight);
  return weight;
}

async function bytesSent(response: Response): Promise<number> {
  return (await response.request().sizes()).responseBodySize;
}
