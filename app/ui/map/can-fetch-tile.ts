export function canFetchTile(url: string, signal: AbortSignal): Promise<boolean> {
  const worker = new Worker(new URL("./tile-probe.worker.ts", import.meta.url), { type: "module" });
  return new Promise<boolean>((resolve) => {
    signal.addEventListener("abort", () => resolve(false), { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<boolean>) => resolve(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      resolve(false);
    });
    worker.postMessage(url);
  }).finally(() => worker.terminate());
}
