import { readFileSync } from "node:fs";
import autocannon from "autocannon";

/** Of /proc/PID/stat. */
const TICKS_PER_SECOND = 100;

/** @typedef {{ perSecond: number; cpuMs: number }} Speed */

/**
 * Seconds of processor that a process has used until now; NaN where the system does not tell.
 * @param {number | undefined} pid
 */
function processorSeconds(pid) {
  try {
    const after = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(after[11]) + Number(after[12])) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}

/**
 * Asks a server as fast as it answers; returns how many answers it gave in a second, and the processor's
 * milliseconds that each cost it.
 * @param {{ baseUrl: string; pid: number | undefined }} server
 * @param {Omit<Parameters<typeof autocannon>[0], "url" | "duration"> & { path?: string; seconds: number }} how
 * @returns {Promise<Speed>}
 */
export async function speedOf({ baseUrl, pid }, { path = "/", seconds, ...how }) {
  const before = processorSeconds(pid);
  const found = await autocannon({ url: baseUrl + path, duration: seconds, ...how });
  const used = processorSeconds(pid) - before;
  const failed = found.errors + found.timeouts + found.non2xx;
  if (failed > 0) throw new Error(`${path}: ${failed} of ${found.requests.total} answers failed`);
  return {
    perSecond: found.requests.total / found.duration,
    cpuMs: (used * 1000) / found.requests.total,
  };
}
