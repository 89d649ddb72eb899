/**
 * @param {number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return (
    ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
  );
}

/**
 * A line of the table: what was measured, the shop's and the reference's figure, and what they must be to each other.
 * @typedef {object} Row
 * @property {string} what
 * @property {string} shop
 * @property {string} reference
 * @property {number[]} values of each round: their median is held against the target
 * @property {"at least" | "at most"} must
 * @property {number} target
 * @property {string} [unit]
 * @property {string} [verdict] where the median alone does not decide
 */

/** @param {Row} row */
export function isMet({ values, must, target }) {
  return must === "at least" ? median(values) >= target : median(values) <= target;
}

/** @param {number} value */
function short(value) {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}

/** @param {Row[]} rows */
export function printTable(rows) {
  const cells = rows.map((row) => {
    const { what, shop, reference, values, must, target, unit = "" } = row;
    const spread = `${short(Math.min(...values))} to ${short(Math.max(...values))}`;
    const wanted = `${must === "at least" ? "≥" : "≤"} ${target}${unit}`;
    return [
      what,
      shop,
      reference,
      short(median(values)) + unit,
      spread,
      wanted,
      row.verdict ?? (isMet(row) ? "met" : "not met"),
    ];
  });
  printLines([["what", "the shop", "reference", "median", "spread", "target", ""], ...cells]);
}

/**
 * A table of words, its first line the heads of its columns.
 * @param {string[][]} lines
 */
export function printLines(lines) {
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of lines) {
    console.log(`| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
    if (line === lines[0])
      console.log(`| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  }
}

/**
 * A row that holds the shop's speed against a reference's, round by round.
 * @param {string} what
 * @param {number} target
 * @param {{ shop: import("./load.mjs").Speed; reference: import("./load.mjs").Speed }[]} rounds
 * @returns {Row}
 */
export function speedRow(what, target, rounds) {
  /** @param {import("./load.mjs").Speed[]} speeds */
  const told = (speeds) => {
    const cpuMs = median(speeds.map((speed) => speed.cpuMs));
    return `${median(speeds.map(({ perSecond }) => perSecond)).toFixed(0)}/s, ${cpuMs.toFixed(2)} ms CPU`;
  };
  return {
    what,
    shop: told(rounds.map(({ shop }) => shop)),
    reference: told(rounds.map(({ reference }) => reference)),
    values: rounds.map(({ shop, reference }) => shop.perSecond / reference.perSecond),
    must: "at least",
    target,
  };
}
