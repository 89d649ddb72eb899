import { m } from "#messages";
import type { User } from "../access/user.ts";
import { ok, problem, type Result } from "../result.ts";
import { base64OfDataImage, isDataImage } from "./data-image.ts";
import { drawImage } from "./draw-image.server.ts";
import { imageIdOf } from "./image.ts";
import type { ChosenImage } from "./store-image.server.ts";

const invalidImage = () => problem("validation", m.products_imageInvalid());

async function choose(value: string, actor: User): Promise<Result<ChosenImage>> {
  if (!isDataImage(value)) return imageIdOf(value) ? ok(value) : invalidImage();
  const base64 = base64OfDataImage(value);
  return base64 ? drawImage(new Blob([Buffer.from(base64, "base64")]), actor) : invalidImage();
}

/**
 * Prepares the images that a form or an API request names, as data-image values or URLs of stored images. All slow
 * work happens here, before any transaction. Problems: `validation` (at `field[index]`), those of `drawImage`.
 */
export async function chooseImages(
  field: string,
  values: string[],
  actor: User,
): Promise<Result<ChosenImage[]>> {
  const chosen: ChosenImage[] = [];
  const errors = [];
  for (const [index, value] of values.entries()) {
    const image = await choose(value, actor);
    if (image.ok) chosen.push(image.value);
    else if (image.code !== "validation") return image;
    else errors.push({ path: `${field}[${index}]`, msg: image.message });
  }
  if (errors.length > 0) return problem("validation", m.shared_validationFailed(), { errors });
  return ok(chosen);
}
