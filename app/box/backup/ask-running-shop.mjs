import { once } from "node:events";
import { createConnection } from "node:net";

/** @typedef {{ ok: true, path: string, bytes: number, counts: Record<string, number> } | { ok: false, why: string }} Answer */

/**
 * Takes the data file's path, asks the shop that runs on it for a copy and returns its answer; null when no shop
 * answers there.
 * @param {string} dataFile
 * @returns {Promise<Answer | null>}
 */
export async function askRunningShop(dataFile) {
  const line = createConnection(`${dataFile}.door`).setEncoding("utf8");
  try {
    await once(line, "connect");
  } catch {
    return null;
  }
  let said = "";
  for await (const text of line) said += text;
  if (said === "") throw new Error("The shop ended before the copy was made.");
  return JSON.parse(said);
}
