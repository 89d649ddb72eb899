/** `npm start`: installs, builds and serves the shop. */
import { mallocSettings, memoryFlags } from "./memory-limits.mjs";
import { buildIfStale, installIfMissing, runCommand, runToEnd } from "./prepare.mjs";

await runCommand(async () => {
  await installIfMissing();
  await buildIfStale();
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...mallocSettings, ...process.env, NODE_ENV: "production" };
  const args = [...memoryFlags, "build/serve.js"];
  process.exitCode = await runToEnd(process.execPath, args, { env });
});
