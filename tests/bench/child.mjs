import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { root } from "#app/cli/prepare.mjs";

/**
 * Starts a program that answers each line of JSON with one.
 * @param {string[]} words
 * @param {Record<string, string>} [env]
 */
export function startChild(words, env = {}) {
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  const closed = once(child, "exit");
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    pid: child.pid,
    /**
     * @param {unknown} question
     * @returns {Promise<unknown>}
     */
    async ask(question) {
      child.stdin.write(`${JSON.stringify(question)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`${words.join(" ")} ended too early`);
      return JSON.parse(value);
    },
    async stop() {
      child.kill("SIGKILL");
      await closed;
    },
  };
}
