/** Started by `drawImage` as a process of its own for one image, which may be killed while it decodes. */
import { redrawImage } from "./redraw-image.server.ts";

process.once("message", async (bytes: Uint8Array) => {
  const drawn = await redrawImage(bytes);
  process.send?.(drawn, () => process.disconnect());
});
// The shop has the result, or has ended. `process.exit` would wait for the decoder.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));
