import { imageSource } from "#app/domain/images/image.ts";
import { MAX_IMAGE_BYTES } from "#app/domain/images/limits.ts";
import { storeDraftImage } from "#app/domain/images/store-image.server.ts";
import { type Problem, problem } from "#app/domain/result.ts";
import { checkRateLimit } from "../rate-limits.server.ts";

/** Room for what a form says beside its pictures. */
const WORDS_BYTES = 1_000_000;

/**
 * Takes how many pictures a form may bring, returns how many bytes of it are read. Pictures that are
 * too large are read, too, up to twice their limit: only then can the words beside them be kept.
 * Source: decisions, Every screen without JavaScript ("values kept"); Images.
 */
export function bytesOfForm(mostPictures: number): number {
  return 2 * mostPictures * MAX_IMAGE_BYTES + WORDS_BYTES;
}

type Upload = { field: string; most: number; tooMany: string };

function isFile(value: FormDataEntryValue): value is File {
  // A file box that was left empty sends a file without a name.
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
 * Takes a posted form, the field of its pictures, how many there may be, who sent it (an account's id)
 * and the request. Keeps the files that came with it and puts their addresses into the field, behind
 * those of pictures that came earlier: from then on the form has no files, so a refusal loses none.
 * Returns null, or a problem at that field: `validation` (too many; what is wrong with which file),
 * `rate_limited`. Source: decisions, Images; Every screen without JavaScript.
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
