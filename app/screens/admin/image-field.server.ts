import type { User } from "#app/domain/access/user.ts";
import { base64OfDataImage, isDataImage } from "#app/domain/images/data-image.ts";
import { imageSource } from "#app/domain/images/image.ts";
import { storeUnattachedImage } from "#app/domain/images/store-image.server.ts";
import { imageInvalid } from "#app/domain/menu/product-image.ts";
import { ok, type Problem, problem, type Result } from "#app/domain/result.ts";
import type { FormContext } from "#app/http/form/form-action.server.ts";
import { formTooLarge } from "#app/http/form/uploaded-images.server.ts";

/** A longer data URL is not sent back to a refused form. */
const MAX_SHOWN_LENGTH = 100_000;

function decodedImage(value: string): Blob | undefined {
  const base64 = base64OfDataImage(value);
  return base64 ? new Blob([Buffer.from(base64, "base64")]) : undefined;
}

function chosenFile(form: FormData, field: string): File | undefined {
  return form.getAll(field).find((value) => value instanceof File);
}

/** A typed URL comes after the hidden field with the current image's URL. */
function imageUrl(form: FormData, field: string): string {
  const urls = form.getAll(field).filter((value) => typeof value === "string");
  return urls.map((value) => value.trim()).findLast((value) => value !== "") ?? "";
}

/**
 * Stores the uploaded file, or else the decoded data URL, and returns its URL. Problems: those of `drawImage`,
 * `too_large`.
 */
export async function storeFormImage(
  { form, isTooLarge, request }: FormContext,
  actor: User,
  field: string,
  decoded?: Blob,
): Promise<Result<string>> {
  if (isTooLarge) return formTooLarge;
  const file = chosenFile(form, field) ?? decoded;
  if (!file) return problem("validation", imageInvalid());
  const stored = await storeUnattachedImage(file, actor, request.signal);
  return stored.ok ? ok(imageSource(stored.value).src) : stored;
}

/**
 * Stores an image sent as a file or data URL and puts its URL into the field, so that it is not
 * lost if the form is refused. A file takes precedence over a typed URL, and a typed URL over the
 * current image. Returns the image's problem.
 */
export async function readFormImage(
  context: FormContext,
  actor: User,
  field: string,
): Promise<Problem | null> {
  const { form, isTooLarge } = context;
  const url = imageUrl(form, field);
  const isNew = isTooLarge || chosenFile(form, field) || isDataImage(url);
  const image = isNew ? await storeFormImage(context, actor, field, decodedImage(url)) : ok(url);
  const shown = isDataImage(url) && url.length > MAX_SHOWN_LENGTH ? "" : url;
  form.set(field, image.ok ? image.value : shown);
  if (image.ok) return null;
  return { ...image, errors: [{ path: field, msg: image.message }] };
}
