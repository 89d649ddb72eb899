/** Names the ten functions that took most of a CPU profile, without the start: `node tests/bench/profile.mjs FOLDER`. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const TOP = 10;
/** Until then modules are loaded and code is compiled. */
const START_SHARE = 0.4;

/** @typedef {{ functionName: string; url: string; lineNumber: number }} CallFrame */
/** @typedef {{ nodes: { id: number; callFrame: CallFrame }[]; samples: number[]; timeDeltas: number[] }} Profile */

const folder = process.argv[2] ?? ".";
const [largest = ""] = readdirSync(folder)
  .filter((name) => name.endsWith(".cpuprofile"))
  .map((name) => join(folder, name))
  .sort((one, other) => statSync(other).size - statSync(one).size);
/** @type {Profile} */
const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(largest, "utf8"));
const names = new Map(
  nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
    id,
    `${functionName || "(unnamed)"} ${url.split("/").slice(-3).join("/")}:${lineNumber + 1}`,
  ]),
);
/** @type {Map<string, number>} */
const took = new Map();
let total = 0;
for (const [place, id] of samples.entries()) {
  const name = names.get(id) ?? "";
  if (place < samples.length * START_SHARE || name.startsWith("(idle)")) continue;
  const micros = timeDeltas[place] ?? 0;
  took.set(name, (took.get(name) ?? 0) + micros);
  total += micros;
}
const slowest = [...took].sort(([, one], [, other]) => other - one).slice(0, TOP);
for (const [name, micros] of slowest) {
  console.log(`${((100 * micros) / total).toFixed(1).padStart(5)} %  ${name}`);
}
