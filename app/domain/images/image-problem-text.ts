import { m } from "#messages";
import type { Problem } from "../result.ts";
import {
  damagedImage,
  imageTooLarge,
  notAnImage,
  tooManyPixels,
  tooSlowToRead,
} from "./image-problems.ts";
import { MAX_IMAGE_PIXELS } from "./limits.ts";

const texts: Record<string, () => string> = {
  [notAnImage.message]: m.products_pictureTypes,
  [imageTooLarge.message]: m.products_pictureTooLarge,
  [tooManyPixels.message]: () =>
    m.products_pictureTooManyPixels({ millions: MAX_IMAGE_PIXELS / 1_000_000 }),
  [tooSlowToRead.message]: m.products_pictureTooSlow,
  [damagedImage.message]: m.products_pictureIsDamaged,
};

/** In the reader's language. */
export function readableProblem(problem: Problem): Problem {
  return { ...problem, message: texts[problem.message]?.() ?? problem.message };
}
