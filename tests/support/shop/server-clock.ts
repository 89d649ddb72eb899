import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type ServerClock = {
  /** For the server whose clock it is. */
  env: { NODE_OPTIONS: string; CLOCK_FILE: string };
  /** Stops the clock at this time. */
  stopAt(instant: Date): void;
  removeFiles(): void;
};

/** A clock for a test server that shows the real time until it is stopped at another. */
export function serverClock(): ServerClock {
  const folder = mkdtempSync(join(tmpdir(), "chatpata-clock-"));
  const file = join(folder, "now");
  writeFileSync(file, "");
  const preload = join(import.meta.dirname, "set-clock.cjs");
  return {
    env: { NODE_OPTIONS: `--require ${preload}`, CLOCK_FILE: file },
    stopAt(instant) {
      // The server must never read a file that is still empty.
      writeFileSync(`${file}.next`, String(instant.getTime()));
      renameSync(`${file}.next`, file);
    },
    removeFiles: () => rmSync(folder, { recursive: true, force: true }),
  };
}
