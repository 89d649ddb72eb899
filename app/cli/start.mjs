/** `npm start`: installs, builds and serves the shop. */
import { buildIfStale, installIfMissing, runCommand, runToEnd } from "./prepare.mjs";

await runCommand(async () => {
  await installIfMissing();
  await buildIfStale();
  // As in the Dockerfile: without these, Node and malloc keep more memory than the shop needs.
  /** @type {NodeJS.ProcessEnv} */
  const env = { MALLOC_ARENA_MAX: "2", ...process.env, NODE_ENV: "production" };
  const args = ["--max-old-space-size=256", "build/serve.js"];
  process.exitCode = await runToEnd(process.execPath, args, { env });
});
