import { base64OfDataImage, isDataImage } from "#app/domain/images/data-image.ts";
import { imageSource } from "#app/domain/images/image.ts";
import { storeUnattachedImage } from "#app/domain/images/store-image.server.ts";
import { IMAGE_INVALID } from "#app/domain/menu/product-image.ts";
import { ok, type Problem, problem, type Result } from "#app/domain/result.ts";
import { bytesOfForm } from "#app/http/form/uploaded-images.server.ts";

export const PRODUCT_FORM_BYTES = bytesOfForm(1);

const FIELD = "image";
/** A longer data URL is not sent back to a refused form. */
const MAX_SHOWN_LENGTH = 100_000;

async function storeImage(bytes: Uint8Array): Promise<Result<string>> {
  const stored = await storeUnattachedImage(bytes);
  return stored.ok ? ok(imageSource(stored.value).src) : stored;
}

async function storeDataUrl(value: string): Promise<Result<string>> {
  const base64 = base64OfDataImage(value);
  return base64 ? storeImage(Buffer.from(base64, "base64")) : problem("validation", IMAGE_INVALID);
}

function chosenFile(form: FormData): File | undefined {
  // An empty file input sends a file without a name.
  return form
    .getAll(FIELD)
    .find((value): value is File => value instanceof File && value.name !== "");
}

/** A typed URL follows the hidden field with the current image's URL. */
function imageUrl(form: FormData): string {
  const urls = form.getAll(FIELD).filter((value) => typeof value === "string");
  return urls.map((value) => value.trim()).findLast((value) => value !== "") ?? "";
}

/** Stores the uploaded file and returns its URL. Problems: those of `drawImage`. */
export async function storeProductImage(form: FormData): Promise<Result<string>> {
  const file = chosenFile(form);
  if (!file) return problem("validation", IMAGE_INVALID);
  return storeImage(new Uint8Array(await file.arrayBuffer()));
}

/**
 * Stores an image sent as a file or data URL and puts its URL into the field, so that it is not lost when the form is
 * refused. A file takes precedence over a typed URL, and that over the current image. Returns the image's problem.
 */
export async function readProductForm(form: FormData): Promise<Problem | null> {
  const url = imageUrl(form);
  let image: Result<string> = ok(url);
  if (chosenFile(form)) image = await storeProductImage(form);
  else if (isDataImage(url)) image = await storeDataUrl(url);
  const shown = isDataImage(url) && url.length > MAX_SHOWN_LENGTH ? "" : url;
  form.set(FIELD, image.ok ? image.value : shown);
  if (image.ok) return null;
  return problem("validation", "Validation failed", {
    errors: [{ path: FIELD, msg: image.message }],
  });
}

/** The stock that the form showed when it was opened. */
export function shownStock(form: FormData): number | null {
  const shown = form.get("shownStock");
  return typeof shown === "string" && /^\d{1,9}$/.test(shown) ? Number(shown) : null;
}
