import type { Locator } from "playwright/test";

/** A thumb that counts its taps. */
export function countedTaps() {
  const thumb = {
    taps: 0,
    async tap(target: Locator): Promise<void> {
      thumb.taps += 1;
      await target.click();
    },
  };
  return thumb;
}
