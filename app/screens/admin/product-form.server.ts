import type { User } from "#app/domain/accounts/user.ts";
import { base64OfDataImage, isDataImage } from "#app/domain/images/data-image.ts";
import { imageSource } from "#app/domain/images/image.ts";
import { storeDraftImage } from "#app/domain/images/store-image.server.ts";
import { IMAGE_INVALID } from "#app/domain/menu/product-image.ts";
import { ok, type Problem, problem, type Result } from "#app/domain/result.ts";
import type { FormContext } from "#app/http/form/form-action.server.ts";
import { formTooLarge } from "#app/http/form/uploaded-images.server.ts";

const FIELD = "image";
/** A refused data URL is shown again only up to this length. */
const LONGEST_SHOWN = 100_000;

function pastedPicture(value: string): Blob | undefined {
  const base64 = base64OfDataImage(value);
  return base64 ? new Blob([Buffer.from(base64, "base64")]) : undefined;
}

function chosenFile(form: FormData): File | undefined {
  return form.getAll(FIELD).find((value) => value instanceof File);
}

/** The typed address follows the hidden field with the present picture. */
function namedPicture(form: FormData): string {
  const named = form.getAll(FIELD).filter((value) => typeof value === "string");
  return named.map((value) => value.trim()).findLast((value) => value !== "") ?? "";
}

/**
 * Stores the picture chosen as a file, or else this one, and returns its URL. Problems: those of `drawImage`,
 * `too_large`.
 */
export async function storeProductImage(
  { form, isTooLarge, request }: FormContext,
  actor: User,
  pasted?: Blob,
): Promise<Result<string>> {
  if (isTooLarge) return formTooLarge;
  const file = chosenFile(form) ?? pasted;
  if (!file) return problem("validation", IMAGE_INVALID);
  const kept = await storeDraftImage(file, actor, request.signal);
  return kept.ok ? ok(imageSource(kept.value).src) : kept;
}

/**
 * Stores the picture of a product, sent as a file or as a data URL, and leaves its URL in the field, so that a
 * refusal of the rest does not lose it. A file wins over a typed address, which wins over the present picture.
 * Returns a problem with the picture, or null.
 */
export async function readProductForm(context: FormContext, actor: User): Promise<Problem | null> {
  const { form, isTooLarge } = context;
  const named = namedPicture(form);
  const isNew = isTooLarge || chosenFile(form) || isDataImage(named);
  const picture = isNew ? await storeProductImage(context, actor, pastedPicture(named)) : ok(named);
  const shown = isDataImage(named) && named.length > LONGEST_SHOWN ? "" : named;
  form.set(FIELD, picture.ok ? picture.value : shown);
  if (picture.ok) return null;
  return { ...picture, errors: [{ path: FIELD, msg: picture.message }] };
}

/** The stock that the page showed; null if the form does not say. */
export function shownStock(form: FormData): number | null {
  const shown = form.get("shownStock");
  return typeof shown === "string" && /^\d{1,9}$/.test(shown) ? Number(shown) : null;
}
