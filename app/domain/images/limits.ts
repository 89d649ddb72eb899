/** The largest picture that is taken. Source: spec 2 §5 Product form ("up to 5MB"). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** What a browser's file dialog offers. Source: spec 2 §5 Product form. */
export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/gif"];

/** Said at every picture box and in every refusal. Source: spec 2 §5 Product form. */
export const IMAGE_HINT = "PNG, JPG, GIF up to 5MB";

/** More pixels than a phone's camera makes: what unpacks to more would fill the memory. */
export const MAX_IMAGE_PIXELS = 40_000_000;

/** Said at once where scripts run, and by the server in any case. Source: spec 2 §5 Product form. */
export const IMAGE_TOO_LARGE = `This picture is larger than 5MB. It can be ${IMAGE_HINT}`;
