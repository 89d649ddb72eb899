import { buildIfStale, checkNodeVersion, installIfMissing, runCommand } from "./prepare.mjs";

await runCommand(async () => {
  checkNodeVersion();
  await installIfMissing();
  await buildIfStale();
});
