import { problem } from "../result.ts";
import { MAX_IMAGE_PIXELS } from "./limits.ts";

// Also used by the program that redraws images, which only speaks English: see
// `draw-image.server.ts`.

const HINT = "PNG, JPG, GIF up to 5MB";

export const notAnImage = problem("validation", `Only pictures can be sent: ${HINT}`);

export const imageTooLarge = problem(
  "validation",
  `This picture is larger than 5MB. It can be ${HINT}`,
);

export const tooManyPixels = problem(
  "validation",
  `This picture has more than ${MAX_IMAGE_PIXELS / 1_000_000} million pixels. Make it smaller and send it again`,
);

export const tooSlowToRead = problem(
  "validation",
  "This picture takes too long to read. Save it as a plain JPG or PNG and send it again",
);

export const damagedImage = problem(
  "validation",
  `This picture is damaged and could not be read. Choose another: ${HINT}`,
);
