import { imageSource } from "#app/domain/images/image.ts";
import { MAX_IMAGE_BYTES } from "#app/domain/images/limits.ts";
import { storeDraftImage } from "#app/domain/images/store-image.server.ts";
import { type Problem, problem } from "#app/domain/result.ts";
import { checkRateLimit } from "../rate-limits.server.ts";

/** For the fields beside the images. */
const WORDS_BYTES = 1_000_000;

/** Images up to twice the size limit are read, too, so that the other fields of an oversized form are not lost. */
export function bytesOfForm(mostPictures: number): number {
  return 2 * mostPictures * MAX_IMAGE_BYTES + WORDS_BYTES;
}

type Upload = { field: string; most: number; tooMany: string };

function isFile(value: FormDataEntryValue): value is File {
  // An empty file field sends a file without a name.
  return typeof value !== "string" && value.name !== "";
}

async function keepFiles(files: File[]): Promise<{ addresses: string[]; complaints: string[] }> {
  const addresses: string[] = [];
  const complaints: string[] = [];
  for (const file of files) {
    const kept = await storeDraftImage(new Uint8Array(await file.arrayBuffer()));
    if (kept.ok) addresses.push(imageSource(kept.value).src);
    else complaints.push(`${file.name}: ${kept.message}.`);
  }
  return { addresses, complaints };
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
  const { addresses, complaints } = await keepFiles(limited ? [] : files.slice(0, most));
  const all = [...new Set([...earlier, ...addresses])];
  for (const address of all.slice(0, most)) form.append(field, address);
  if (limited) return { ...limited, errors: [{ path: field, msg: limited.message }] };
  if (all.length > most || files.length > most) complaints.unshift(`${tooMany}.`);
  if (complaints.length === 0) return null;
  return problem("validation", "Validation failed", {
    errors: [{ path: field, msg: complaints.join(" ") }],
  });
}
