import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "#app/cli/prepare.mjs";

type CommandResult = { code: number; output: string };

/** Runs a built program of `app/cli` to its end. */
export function runBuiltCommand(
  name: "backup" | "restore" | "reconcile",
  databasePath: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<CommandResult> {
  const program = join(root, "build", `${name}.js`);
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: "production",
    PATH: process.env.PATH,
    DATABASE_PATH: databasePath,
    ...variables,
  };
  return promisify(execFile)(process.execPath, [program, ...args], { cwd: root, env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error) => ({ code: Number(error.code), output: error.stdout + error.stderr }),
  );
}
