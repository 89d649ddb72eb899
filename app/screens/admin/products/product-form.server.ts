import type { User } from "#app/domain/access/user.ts";
import { base64OfDataImage, isDataImage } from "#app/domain/images/data-image.ts";
import { imageSource } from "#app/domain/images/image.ts";
import { storeUnattachedImage } from "#app/domain/images/store-image.server.ts";
import type { Dish } from "#app/domain/menu/dish.ts";
import { imageInvalid } from "#app/domain/menu/product-image.ts";
import { listPartDishes } from "#app/domain/options/dish-settings.server.ts";
import { listOptionGroups } from "#app/domain/options/queries.server.ts";
import { ok, type Problem, problem, type Result } from "#app/domain/result.ts";
import { sectionOptions } from "#app/domain/sections/sections.server.ts";
import { listStations } from "#app/domain/stations/stations.server.ts";
import type { FormContext } from "#app/http/form/form-action.server.ts";
import { formTooLarge } from "#app/http/form/uploaded-images.server.ts";

const FIELD = "image";
/** A longer data URL is not sent back to a refused form. */
const MAX_SHOWN_LENGTH = 100_000;

function decodedImage(value: string): Blob | undefined {
  const base64 = base64OfDataImage(value);
  return base64 ? new Blob([Buffer.from(base64, "base64")]) : undefined;
}

function chosenFile(form: FormData): File | undefined {
  return form.getAll(FIELD).find((value) => value instanceof File);
}

/** A typed URL follows the hidden field with the current image's URL. */
function imageUrl(form: FormData): string {
  const urls = form.getAll(FIELD).filter((value) => typeof value === "string");
  return urls.map((value) => value.trim()).findLast((value) => value !== "") ?? "";
}

/**
 * Stores the uploaded file, or else the decoded data URL, and returns its URL. Problems: those of `drawImage`,
 * `too_large`.
 */
export async function storeProductImage(
  { form, isTooLarge, request }: FormContext,
  actor: User,
  decoded?: Blob,
): Promise<Result<string>> {
  if (isTooLarge) return formTooLarge;
  const file = chosenFile(form) ?? decoded;
  if (!file) return problem("validation", imageInvalid());
  const stored = await storeUnattachedImage(file, actor, request.signal);
  return stored.ok ? ok(imageSource(stored.value).src) : stored;
}

/**
 * Stores an image sent as a file or data URL and puts its URL into the field, so that it is not lost when the form is
 * refused. A file takes precedence over a typed URL, and that over the current image. Returns the image's problem.
 */
export async function readProductForm(context: FormContext, actor: User): Promise<Problem | null> {
  const { form, isTooLarge } = context;
  const url = imageUrl(form);
  const isNew = isTooLarge || chosenFile(form) || isDataImage(url);
  const image = isNew ? await storeProductImage(context, actor, decodedImage(url)) : ok(url);
  const shown = isDataImage(url) && url.length > MAX_SHOWN_LENGTH ? "" : url;
  form.set(FIELD, image.ok ? image.value : shown);
  if (image.ok) return null;
  return { ...image, errors: [{ path: FIELD, msg: image.message }] };
}

/** What the form offers for options and parts. */
export function productFormOffer(kind: Dish["kind"]) {
  return {
    offeredGroups: listOptionGroups().map(({ id, name, kind, isSize }) => ({
      id,
      name,
      kind,
      isSize,
    })),
    offeredDishes: kind === "combo" ? listPartDishes() : [],
    sections: sectionOptions(),
    stations: listStations(),
  };
}

/** The stock that the form showed when it was opened. */
export function shownStock(form: FormData): number | null {
  const shown = form.get("shownStock");
  return typeof shown === "string" && /^\d{1,9}$/.test(shown) ? Number(shown) : null;
}
