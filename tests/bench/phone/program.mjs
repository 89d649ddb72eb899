import { gzipSync } from "node:zlib";

/** What no visitor should have to download: names that survive minification. */
const HEAVY = { zod: /ZodError|_zod\b/, Leaflet: /leaflet-container/ };

export const PROGRAM_PATH = "/page-programs/";

/** Whether it is what brings a page to life. @param {{ path: string }} download */
export function isProgram({ path }) {
  return path.startsWith(PROGRAM_PATH);
}

/**
 * Packs every script of a page by itself, as a server would; looks for what should not be in it.
 * @param {import("playwright").CDPSession} devTools that saw them come
 * @param {import("./downloads.mjs").Download[]} downloads
 */
export async function programOf(devTools, downloads) {
  let gzipBytes = 0;
  /** @type {Set<string>} */
  const heavy = new Set();
  for (const { type, requestId } of downloads) {
    if (type !== "Script") continue;
    const { body } = await devTools.send("Network.getResponseBody", { requestId });
    gzipBytes += gzipSync(body, { level: 9 }).length;
    for (const [name, traces] of Object.entries(HEAVY)) if (traces.test(body)) heavy.add(name);
  }
  return { gzipBytes, heavy: [...heavy] };
}
