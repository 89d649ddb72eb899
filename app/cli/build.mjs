import { buildIfStale, installIfMissing, runCommand } from "./prepare.mjs";

await runCommand(async () => {
  await installIfMissing();
  await buildIfStale();
});
