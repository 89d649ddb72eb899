import { problem } from "../result.ts";
import { IMAGE_HINT, IMAGE_TOO_LARGE, MAX_IMAGE_PIXELS } from "./limits.ts";

export const notAnImage = problem("validation", `Only pictures can be sent: ${IMAGE_HINT}`);

export const imageTooLarge = problem("validation", IMAGE_TOO_LARGE);

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
  `This picture is damaged and could not be read. Choose another: ${IMAGE_HINT}`,
);
