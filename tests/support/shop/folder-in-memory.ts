import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const FOLDER = "/dev/shm";
/** Containers often have only 64 MB. */
const ENOUGH_BYTES = 1_000_000_000;

/** For databases of tests, because each commit to a disk takes milliseconds. */
export function folderInMemory(): string {
  try {
    const { bavail, bsize } = statfsSync(FOLDER);
    return bavail * bsize > ENOUGH_BYTES ? FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}
