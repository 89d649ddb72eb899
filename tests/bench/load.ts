/** Puts load on a server with `wrk`, or with autocannon if wrk is not installed. */
import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "#app/cli/prepare.mjs";

const CONNECTIONS = "16";
/** Share of one core above which the generator limits the rate. */
const SATURATED = 0.95;
/** The share of one core below which something other than the server limits the rate, such as a busy machine. */
const BUSY = 0.85;
/** Unit of the times in /proc/PID/stat. */
const TICKS_PER_SECOND = 100;

const hasWrk = !spawnSync("wrk", ["-v"]).error;
export const generator = hasWrk ? "wrk" : "autocannon (wrk is not installed)";

export type Target = { url: string; pid: number; headers?: Record<string, string> };
/** The processor times are shares of one core. */
export type Load = { perSecond: number; generatorCpu: number; serverCpu: number };

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function rateIn(output: string): number {
  if (hasWrk) {
    const isFailed = /Non-2xx or 3xx responses|Socket errors/.test(output);
    return isFailed ? Number.NaN : Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  }
  const found = JSON.parse(output);
  return found.errors + found.non2xx > 0 ? Number.NaN : found["2xx"] / found.duration;
}

export async function load({ url, pid, headers = {} }: Target, seconds: number): Promise<Load> {
  const program = hasWrk
    ? ["wrk", "-t1", "--timeout", "30s"]
    : [process.execPath, join(root, "node_modules/autocannon/autocannon.js"), "--json"];
  const sent = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const command = [...program, "-c", CONNECTIONS, "-d", String(seconds), ...sent, url];
  const cpuBefore = cpuSeconds(pid);
  // The shell's `times` prints how much processor time the generator used.
  const run = await promisify(execFile)("sh", ["-c", '"$@"; echo TIMES; times', "sh", ...command]);
  const serverCpu = (cpuSeconds(pid) - cpuBefore) / seconds;
  const [output = "", times = ""] = run.stdout.split("TIMES\n");
  const perSecond = rateIn(output);
  if (Number.isNaN(perSecond))
    throw new Error(`Requests to ${url} failed:\n${output}${run.stderr}`);
  const cpuTimes = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
  const used = cpuTimes.reduce((sum, [, min, sec]) => sum + 60 * Number(min) + Number(sec), 0);
  return { perSecond, generatorCpu: used / seconds, serverCpu };
}

/** Reports how busy the generator and the servers were, and whether the servers limited the rates. */
export function checkGenerator(loads: Load[]): { generator: string; isValid: boolean } {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const most = Math.max(...loads.map(({ generatorCpu }) => generatorCpu));
  const least = Math.min(...loads.map(({ serverCpu }) => serverCpu));
  const isValid = most <= SATURATED && least >= BUSY;
  const busy = `${generator} used at most ${percent(most)} of a core, servers at least ${percent(least)}`;
  return { generator: isValid ? busy : `NOT VALID: ${busy}`, isValid };
}
