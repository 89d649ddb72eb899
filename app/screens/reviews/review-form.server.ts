import type { User } from "#app/domain/accounts/user.ts";
import type { Problem } from "#app/domain/result.ts";
import { MAX_REVIEW_IMAGES, TOO_MANY_IMAGES } from "#app/domain/reviews/limits.ts";
import { splitTags } from "#app/domain/reviews/tags.ts";
import { bytesOfForm, storeUploadedImages } from "#app/http/form/uploaded-images.server.ts";

/** How many bytes of a review's form are read. */
export const REVIEW_FORM_BYTES = bytesOfForm(MAX_REVIEW_IMAGES);

const pictures = { field: "images", most: MAX_REVIEW_IMAGES, tooMany: TOO_MANY_IMAGES };

/**
 * Takes a posted review, who wrote it and the request; turns what only a form sends into what the
 * schema knows: files into addresses, tags typed in one line into a list. Returns null, or the problem
 * with its pictures, which does not keep the rest from being read.
 */
export async function readReviewForm(
  form: FormData,
  { id }: User,
  request: Request,
): Promise<Problem | null> {
  const typed = form.getAll("tags").filter((value) => typeof value === "string");
  form.delete("tags");
  for (const tag of splitTags(typed)) form.append("tags", tag);
  return storeUploadedImages(form, pictures, id, request);
}
