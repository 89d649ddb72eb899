// Preloaded into an attacked server: on SIGUSR2 prints the longest time since the last one in which the event loop stood
// still and worked. On a busy machine it also stands still without working, because other processes run.
const INTERVAL_MS = 5;

let longestMs = 0;
let wallMs = performance.now();
let cpu = process.cpuUsage();
setInterval(() => {
  const { user, system } = process.cpuUsage(cpu);
  const stoodMs = performance.now() - wallMs - INTERVAL_MS;
  longestMs = Math.max(longestMs, Math.min(stoodMs, (user + system) / 1000));
  wallMs = performance.now();
  cpu = process.cpuUsage();
}, INTERVAL_MS).unref();
process.on("SIGUSR2", () => {
  process.stderr.write(`event loop ${Math.round(longestMs)} ms\n`);
  longestMs = 0;
});
