import { encode } from "uqr";
import type { QrCode } from "./qr-code.ts";

// The quiet zone that the QR standard requires.
const QUIET_MODULES = 4;

/** A run of dark modules is one step of the path, which keeps the page small. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_MODULES });
  const runs = data.flatMap((row, y) => {
    const dark = row.map((isDark) => (isDark ? "1" : "0")).join("");
    return [...dark.matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { modules: size, path: runs.join("") };
}
