import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect } from "playwright/test";
import { browserFlags, findChromium } from "#tests/support/shop/chromium.mjs";

type KillableBrowser = {
  /** Starts the browser with its previously stored data, and returns its only context. */
  start(): Promise<BrowserContext>;
  /** Ends its processes at once, as a crash or a flat battery would. */
  kill(): Promise<void>;
  removeFiles(): void;
};

/** A separate browser, because Playwright does not tell which processes belong to the shared one. */
export function killableBrowser(): KillableBrowser {
  const folder = mkdtempSync(join(tmpdir(), "chatpata-browser-"));
  const portFile = join(folder, "DevToolsActivePort");
  let running: ChildProcess | undefined;
  return {
    async start() {
      rmSync(portFile, { force: true });
      const program = (await findChromium()) ?? chromium.executablePath();
      const flags = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${folder}`];
      // A separate process group, so that all of its processes can be killed together.
      running = spawn(program, [...browserFlags, ...flags, "about:blank"], {
        detached: true,
        stdio: "ignore",
      });
      await expect
        .poll(() => existsSync(portFile) && readFileSync(portFile, "utf8"))
        .toMatch(/^\d+\n/);
      const [port] = readFileSync(portFile, "utf8").split("\n");
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const [context] = browser.contexts();
      if (!context) throw new Error("The browser has no context.");
      return context;
    },
    async kill() {
      if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, "exit");
      process.kill(-running.pid, "SIGKILL");
      await ended;
    },
    removeFiles: () => rmSync(folder, { recursive: true, force: true }),
  };
}
