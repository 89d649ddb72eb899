import type { User } from "#app/domain/accounts/user.ts";
import type { Problem } from "#app/domain/result.ts";
import { MAX_REVIEW_IMAGES, TOO_MANY_IMAGES } from "#app/domain/reviews/limits.ts";
import { splitTags } from "#app/domain/reviews/tags.ts";
import type { FormContext } from "#app/http/form/form-action.server.ts";
import { storeUploadedImages } from "#app/http/form/uploaded-images.server.ts";

const pictures = { field: "images", most: MAX_REVIEW_IMAGES, tooMany: TOO_MANY_IMAGES };

/**
 * Turns what only a form sends into what the schema knows: files into addresses, tags typed in one line into a list.
 * Returns null, or the problem with its pictures, which does not keep the rest from being read.
 */
export async function readReviewForm(context: FormContext, actor: User): Promise<Problem | null> {
  const { form } = context;
  const typed = form.getAll("tags").filter((value) => typeof value === "string");
  form.delete("tags");
  for (const tag of splitTags(typed)) form.append("tags", tag);
  return storeUploadedImages(context, pictures, actor);
}
