import type { User } from "#app/domain/access/user.ts";
import type { Problem } from "#app/domain/result.ts";
import { MAX_REVIEW_IMAGES, TOO_MANY_IMAGES } from "#app/domain/reviews/limits.ts";
import { splitTags } from "#app/domain/reviews/tags.ts";
import type { FormContext } from "#app/http/form/form-action.server.ts";
import { storeUploadedImages } from "#app/http/form/uploaded-images.server.ts";

const images = {
  field: "images",
  most: MAX_REVIEW_IMAGES,
  get tooMany() {
    return TOO_MANY_IMAGES();
  },
};

/** Replaces files with their URLs and the typed tags with a list. Returns the problem with the images, or null. */
export async function readReviewForm(context: FormContext, actor: User): Promise<Problem | null> {
  const { form } = context;
  const tagTexts = form.getAll("tags").filter((value) => typeof value === "string");
  form.delete("tags");
  for (const tag of splitTags(tagTexts)) form.append("tags", tag);
  return storeUploadedImages(context, images, actor);
}
