import { base64OfDataImage, isDataImage } from "#app/domain/images/data-image.ts";
import { imageSource } from "#app/domain/images/image.ts";
import { storeUnattachedImage } from "#app/domain/images/store-image.server.ts";
import { IMAGE_INVALID } from "#app/domain/menu/product-image.ts";
import { ok, type Problem, problem, type Result } from "#app/domain/result.ts";
import { bytesOfForm } from "#app/http/form/uploaded-images.server.ts";

export const PRODUCT_FORM_BYTES = bytesOfForm(1);

const FIELD = "image";
/** A refused data URL is shown again only up to this length. */
const LONGEST_SHOWN = 100_000;

async function keepPicture(bytes: Uint8Array): Promise<Result<string>> {
  const kept = await storeUnattachedImage(bytes);
  return kept.ok ? ok(imageSource(kept.value).src) : kept;
}

async function keepPasted(value: string): Promise<Result<string>> {
  const base64 = base64OfDataImage(value);
  return base64 ? keepPicture(Buffer.from(base64, "base64")) : problem("validation", IMAGE_INVALID);
}

function chosenFile(form: FormData): File | undefined {
  // An empty file input sends a file without a name.
  return form
    .getAll(FIELD)
    .find((value): value is File => value instanceof File && value.name !== "");
}

/** The typed address follows the hidden field with the present picture. */
function namedPicture(form: FormData): string {
  const named = form.getAll(FIELD).filter((value) => typeof value === "string");
  return named.map((value) => value.trim()).findLast((value) => value !== "") ?? "";
}

/** Stores the picture chosen as a file and returns its URL. Problems: those of `drawImage`. */
export async function storeProductImage(form: FormData): Promise<Result<string>> {
  const file = chosenFile(form);
  if (!file) return problem("validation", IMAGE_INVALID);
  return keepPicture(new Uint8Array(await file.arrayBuffer()));
}

/**
 * Stores the picture of a product, sent as a file or as a data URL, and leaves its URL in the field, so that a
 * refusal of the rest does not lose it. A file wins over a typed address, which wins over the present picture.
 * Returns a problem with the picture, or null.
 */
export async function readProductForm(form: FormData): Promise<Problem | null> {
  const named = namedPicture(form);
  let picture: Result<string> = ok(named);
  if (chosenFile(form)) picture = await storeProductImage(form);
  else if (isDataImage(named)) picture = await keepPasted(named);
  const shown = isDataImage(named) && named.length > LONGEST_SHOWN ? "" : named;
  form.set(FIELD, picture.ok ? picture.value : shown);
  if (picture.ok) return null;
  return problem("validation", "Validation failed", {
    errors: [{ path: FIELD, msg: picture.message }],
  });
}

/** The stock that the page showed; null if the form does not say. */
export function shownStock(form: FormData): number | null {
  const shown = form.get("shownStock");
  return typeof shown === "string" && /^\d{1,9}$/.test(shown) ? Number(shown) : null;
}
