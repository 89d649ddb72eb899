import { createServer } from "node:net";
import { join } from "node:path";
import { memoryEnv, memoryFlags } from "./memory.mjs";
import {
  buildIfStale,
  checkNodeVersion,
  installIfMissing,
  PreparationError,
  root,
  runCommand,
  runToEnd,
} from "./prepare.mjs";

await runCommand(async () => {
  checkNodeVersion();
  await installIfMissing();
  await buildIfStale();
  const port = process.env.PORT || "3000";
  await checkPortIsFree(port);
  await serve(port);
});

/**
 * A taken port would otherwise end in a stack of the web server.
 * @param {string} port
 */
async function checkPortIsFree(port) {
  // The shop itself checks the environment and names a bad value.
  if (!/^\d+$/.test(port) || Number(port) > 65535) return;
  await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "EADDRINUSE") {
        reject(new PreparationError(`Port ${port} is in use. Choose another: PORT=3001 npm start`));
      } else if (error.code === "EACCES") {
        reject(new PreparationError(`Port ${port} may not be opened by this user.`));
      } else reject(error);
    });
    probe.listen({ port: Number(port), host: process.env.HOST }, () => probe.close(resolve));
  });
}

/** @param {string} port */
async function serve(port) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...memoryEnv, ...process.env, NODE_ENV: "production", PORT: port };
  const web = join(root, "app", "box", "web", "serve.mjs");
  process.exitCode = await runToEnd(process.execPath, [...memoryFlags, web], { env });
}
