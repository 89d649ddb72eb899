/** @typedef {{ name: string; ts: number; args: { data?: { url?: string; type?: string; nodeName?: string; isMainFrame?: boolean } } }} TraceEvent */

/**
 * Reads the browser's own trace: when the last and largest thing was painted, and which scripts began before. A
 * classic script has its own event; of a module only the moment is told, so that every file that had come by then counts.
 * @param {TraceEvent[]} events
 * @param {import("./downloads.mjs").Download[]} downloads their clock is the trace's
 */
export function scriptsBeforeLargestPaint(events, downloads) {
  const opened = downloads.find(({ type }) => type === "Document");
  const painted = events.filter(
    ({ name, args, ts }) =>
      name === "largestContentfulPaint::Candidate" &&
      args.data?.isMainFrame &&
      ts / 1000 > (opened?.startedMs ?? 0),
  );
  const last = painted.toSorted((one, other) => one.ts - other.ts).at(-1);
  if (!opened || !last) throw new Error("The trace has no largest paint");
  const early = events.filter(({ ts }) => ts < last.ts && ts / 1000 > opened.startedMs);
  const classic = new Set(
    early.filter(({ name }) => name === "EvaluateScript").map(({ args }) => args.data?.url),
  );
  const lastModule = Math.max(
    ...early.filter(({ name }) => name === "v8.evaluateModule").map(({ ts }) => ts / 1000),
  );
  const run = downloads.filter(
    ({ address, type, finishedMs }) =>
      classic.has(address) || (type === "Script" && finishedMs < lastModule),
  );
  const { type = "", nodeName = "" } = last.args.data ?? {};
  return {
    what: `${type} ${nodeName}`.trim(),
    atMs: last.ts / 1000 - opened.startedMs,
    earlyScripts: run.map(({ path }) => path),
    earlyBytes: run.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0),
  };
}
