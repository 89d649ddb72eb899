import type { IdempotencyKey } from "#app/domain/idempotency.server.ts";
import { base64OfDataImage, isDataImage } from "#app/domain/images/data-image.ts";
import { imageSource } from "#app/domain/images/image.ts";
import { storeDraftImage } from "#app/domain/images/store-image.server.ts";
import type { ProductFields } from "#app/domain/menu/product-fields.ts";
import { IMAGE_INVALID } from "#app/domain/menu/product-image.ts";
import { ok, type Problem, problem, type Result } from "#app/domain/result.ts";
import { bytesOfForm } from "#app/http/form/uploaded-images.server.ts";

/** How many bytes of a product's form are read. */
export const PRODUCT_FORM_BYTES = bytesOfForm(1);

const FIELD = "image";
/** A pasted value that was refused is shown again up to this length. */
const LONGEST_SHOWN = 100_000;

async function keepPicture(bytes: Uint8Array): Promise<Result<string>> {
  const kept = await storeDraftImage(bytes);
  return kept.ok ? ok(imageSource(kept.value).src) : kept;
}

async function keepPasted(value: string): Promise<Result<string>> {
  const base64 = base64OfDataImage(value);
  return base64 ? keepPicture(Buffer.from(base64, "base64")) : problem("validation", IMAGE_INVALID);
}

function chosenFile(form: FormData): File | undefined {
  // A file box that was left empty sends a file without a name.
  return form
    .getAll(FIELD)
    .find((value): value is File => value instanceof File && value.name !== "");
}

/** What is typed stands behind the picture that was there. */
function namedPicture(form: FormData): string {
  const named = form.getAll(FIELD).filter((value) => typeof value === "string");
  return named.map((value) => value.trim()).findLast((value) => value !== "") ?? "";
}

/**
 * Takes a posted form with a file chosen for a product's picture, keeps it and returns its address.
 * Problems: those of `drawImage`. Source: decisions, Images.
 */
export async function storeProductImage(form: FormData): Promise<Result<string>> {
  const file = chosenFile(form);
  if (!file) return problem("validation", IMAGE_INVALID);
  return keepPicture(new Uint8Array(await file.arrayBuffer()));
}

/**
 * Takes a posted product; keeps the picture that came with it, as a file or as a data-image value, and
 * leaves its address in the field: a refusal of the rest does not lose it. A file counts before what was
 * typed, and that before the picture which was there. Returns null, or the problem with the picture, which
 * keeps neither the words nor the earlier picture from being read.
 * Source: spec 2 §5 Product form; decisions, Images; Every screen without JavaScript ("values kept").
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

/** Takes a form that was kept while its writer logged in, returns what was typed. Source: decisions, Every screen without JavaScript ("values kept"). */
export function typedProduct(form: FormData): ProductFields {
  const typed = (name: string) => String(form.get(name) ?? "");
  return {
    name: typed("name"),
    category: typed("category"),
    description: typed("description"),
    price: typed("price"),
    stock: typed("stock"),
    image: namedPicture(form),
    isVeg: form.has("isVeg"),
    isSpicy: form.has("isSpicy"),
    isPopular: form.has("isPopular"),
    isAvailable: form.has("isAvailable"),
  };
}

/** Takes a posted or kept form, returns the stock that its page showed, or null when it does not say. Source: decisions, Ordering (stock). */
export function shownStock(form: FormData): number | null {
  const shown = form.get("shownStock");
  return typeof shown === "string" && /^\d{1,9}$/.test(shown) ? Number(shown) : null;
}

/** Takes a posted form, returns the key that makes its product once, or null without one. Source: decisions, Every screen without JavaScript ("never repeats an action"). */
export function productKey(form: FormData): IdempotencyKey | null {
  const key = form.get("productKey");
  return typeof key === "string" && /^[\w-]{16,100}$/.test(key) ? { key, fingerprint: "" } : null;
}
