import { inPreview } from "#app/domain/content/preview.server.ts";
import { PREVIEW } from "./cached-pages.server.ts";

/** Runs a function with the texts of the preview in the request's URL. */
export function inPreviewOf({ url = "/" }: { url?: string }, run: () => void): void {
  const key = new URLSearchParams(url.split("?")[1]).get(PREVIEW);
  if (key) inPreview(key, run);
  else run();
}
