import type { User } from "#app/domain/accounts/user.ts";
import type { Problem } from "#app/domain/result.ts";
import { MAX_REVIEW_IMAGES, TOO_MANY_IMAGES } from "#app/domain/reviews/limits.ts";
import { splitTags } from "#app/domain/reviews/tags.ts";
import { bytesOfForm, storeUploadedImages } from "#app/http/form/uploaded-images.server.ts";

export const REVIEW_FORM_BYTES = bytesOfForm(MAX_REVIEW_IMAGES);

const images = { field: "images", most: MAX_REVIEW_IMAGES, tooMany: TOO_MANY_IMAGES };

/** Replaces files by their URLs and the text of tags by a list. Returns the problem with the images, or null. */
export async function readReviewForm(
  form: FormData,
  { id }: User,
  request: Request,
): Promise<Problem | null> {
  const tagTexts = form.getAll("tags").filter((value) => typeof value === "string");
  form.delete("tags");
  for (const tag of splitTags(tagTexts)) form.append("tags", tag);
  return storeUploadedImages(form, images, id, request);
}
