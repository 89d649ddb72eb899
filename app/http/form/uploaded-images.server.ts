import { imageSource } from "#app/domain/images/image.ts";
import { MAX_IMAGE_BYTES } from "#app/domain/images/limits.ts";
import { storeUnattachedImage } from "#app/domain/images/store-image.server.ts";
import { type Problem, problem } from "#app/domain/result.ts";
import { checkRateLimit } from "../rate-limits.server.ts";

/** For the fields beside the images. */
const TEXT_BYTES = 1_000_000;

/** Images up to twice the size limit are read, too, so that the other fields of an oversized form are not lost. */
export function bytesOfForm(maxImages: number): number {
  return 2 * maxImages * MAX_IMAGE_BYTES + TEXT_BYTES;
}

type Upload = { field: string; most: number; tooMany: string };

function isFile(value: FormDataEntryValue): value is File {
  // An empty file field sends a file without a name.
  return typeof value !== "string" && value.name !== "";
}

async function storeFiles(files: File[]): Promise<{ urls: string[]; messages: string[] }> {
  const urls: string[] = [];
  const messages: string[] = [];
  for (const file of files) {
    const stored = await storeUnattachedImage(new Uint8Array(await file.arrayBuffer()));
    if (stored.ok) urls.push(imageSource(stored.value).src);
    else messages.push(`${file.name}: ${stored.message}.`);
  }
  return { urls, messages };
}

/**
 * Stores the form's uploaded images and replaces the files in `field` by URLs, after those of earlier uploads. The form
 * then has no files, so a refused form can show them again. Problems, at `field`: `validation` (too many, or what is
 * wrong with a file), `rate_limited`.
 */
export async function storeUploadedImages(
  form: FormData,
  { field, most, tooMany }: Upload,
  account: string,
  request: Request,
): Promise<Problem | null> {
  const sent = form.getAll(field);
  const files = sent.filter(isFile);
  const earlier = sent.filter((value) => typeof value === "string" && value !== "");
  form.delete(field);
  const limited = files.length > 0 ? await checkRateLimit("send pictures", account, request) : null;
  const { urls, messages } = await storeFiles(limited ? [] : files.slice(0, most));
  const all = [...new Set([...earlier, ...urls])];
  for (const url of all.slice(0, most)) form.append(field, url);
  if (limited) return { ...limited, errors: [{ path: field, msg: limited.message }] };
  if (all.length > most || files.length > most) messages.unshift(`${tooMany}.`);
  if (messages.length === 0) return null;
  return problem("validation", "Validation failed", {
    errors: [{ path: field, msg: messages.join(" ") }],
  });
}
