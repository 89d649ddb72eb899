import type { User } from "#app/domain/access/user.ts";
import { imageSource } from "#app/domain/images/image.ts";
import { storeUnattachedImage } from "#app/domain/images/store-image.server.ts";
import { constantProblem, type Problem, problem } from "#app/domain/result.ts";
import { m } from "#messages";
import { checkRateLimit } from "../limits/check-rate-limit.server.ts";
import type { FormContext } from "./form-action.server.ts";

type Upload = { field: string; most: number; tooMany: string };

/** The message if a form with images is too large; the text that arrived is shown again. */
export const formTooLarge = constantProblem("too_large", () => m.shared_uploadTooLarge());

async function storeFiles(
  files: File[],
  actor: User,
  signal: AbortSignal,
): Promise<{ urls: string[]; messages: string[] }> {
  const urls: string[] = [];
  const messages: string[] = [];
  for (const file of files) {
    const stored = await storeUnattachedImage(file, actor, signal);
    if (stored.ok) urls.push(imageSource(stored.value).src);
    else messages.push(`${file.name}: ${stored.message}.`);
  }
  return { urls, messages };
}

function checkUploadRate(files: File[], actor: User, request: Request): Problem | null {
  return files.length > 0 ? checkRateLimit("send pictures", actor, request) : null;
}

/**
 * Stores the form's uploaded images and replaces the files in `field` with URLs, after those of
 * earlier uploads. Afterwards the form has no files, so a refused form can show them again.
 * Problems, at `field`: `validation` (too many images, or a bad file), `rate_limited`, `too_large`.
 */
export async function storeUploadedImages(
  { form, isTooLarge, request }: FormContext,
  { field, most, tooMany }: Upload,
  actor: User,
): Promise<Problem | null> {
  const sent = form.getAll(field);
  const files = sent.filter((value) => typeof value !== "string");
  const earlier = sent.filter((value) => typeof value === "string" && value !== "");
  form.delete(field);
  const refused = isTooLarge ? formTooLarge : checkUploadRate(files, actor, request);
  const stored = refused ? [] : files.slice(0, most);
  const { urls, messages } = await storeFiles(stored, actor, request.signal);
  const all = [...new Set([...earlier, ...urls])];
  for (const url of all.slice(0, most)) form.append(field, url);
  if (refused) return { ...refused, errors: [{ path: field, msg: refused.message }] };
  if (all.length > most || files.length > most) messages.unshift(`${tooMany}.`);
  if (messages.length === 0) return null;
  return problem("validation", m.shared_validationFailed(), {
    errors: [{ path: field, msg: messages.join(" ") }],
  });
}
