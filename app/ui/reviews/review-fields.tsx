import type { FieldMetadata } from "@conform-to/react";
import { MAX_REVIEW_IMAGES, MAX_REVIEW_TAGS, reviewLimits } from "#app/domain/reviews/limits.ts";
import type { ReviewInput } from "#app/domain/reviews/schema.ts";
import { sortTags, suggestedTags, tagLabel } from "#app/domain/reviews/tags.ts";
import { m } from "#messages";
import {
  ChoiceField,
  Field,
  type FieldMeta,
  plainMeta,
  SelectField,
  type SelectOption,
  TextAreaField,
} from "../form/field.tsx";
import { FieldError } from "../form/field-frame.tsx";
import { isChosen } from "../form/field-meta.ts";
import { Icon } from "../icon.tsx";
import { ImageField } from "./image-field.tsx";

type ReviewFieldsProps = {
  fields: { [Name in keyof ReviewInput]: FieldMetadata<ReviewInput[Name]> };
  dishes: SelectOption[];
  /** Set if an order is rated. */
  order: string | null;
  isReviewedAsWhole: boolean;
  /** The images in the server's response. */
  submittedImages: unknown;
};

function characters({ min, max }: { min: number; max: number }): string {
  return m.shared_fromToCharacters({ min, max });
}

export function ReviewFields({
  fields,
  dishes,
  order,
  isReviewedAsWhole,
  submittedImages,
}: ReviewFieldsProps) {
  const wholeOrder = isReviewedAsWhole
    ? m.reviews_theWholeOrderReviewed()
    : m.reviews_theWholeOrder();
  return (
    <>
      {order && <input type="hidden" name={fields.order.name} value={order} />}
      <StarField meta={fields.rating} legend={m.shared_rating()} />
      <SelectField
        meta={fields.product}
        label={m.shared_dish()}
        optional
        options={dishes}
        placeholder={order ? wholeOrder : m.reviews_theShopAsAWhole()}
      />
      <Field
        meta={fields.title}
        label={m.reviews_reviewTitle()}
        hint={characters(reviewLimits.title)}
      />
      <TextAreaField
        meta={fields.comment}
        label={m.reviews_yourReview()}
        hint={characters(reviewLimits.comment)}
        rows={5}
      />
      <TagFields meta={fields.tags} />
      <ImageField
        meta={fields.images}
        legend={m.reviews_pictures()}
        max={MAX_REVIEW_IMAGES}
        submittedValue={submittedImages}
      />
      <Field
        meta={fields.customerName}
        label={m.reviews_yourName()}
        hint={m.reviews_asEveryoneWillSeeIt()}
        autoComplete="name"
      />
    </>
  );
}

function TagFields({ meta }: { meta: FieldMeta }) {
  const { id, key, errors } = meta;
  const tags = [meta.initialValue].flat().filter((value) => typeof value === "string");
  const { suggested, own } = sortTags(tags);
  return (
    <>
      <ChoiceField
        meta={plainMeta(meta.name, { id, key, errors, value: suggested })}
        legend={m.shared_tags()}
        optional
        hint={m.reviews_tagLimit({ maxReviewTags: MAX_REVIEW_TAGS })}
        options={suggestedTags.map((tag) => ({ value: tag, label: tagLabel(tag) }))}
        multiple
      />
      <Field
        meta={plainMeta(meta.name, { id: `${id}-own`, key, value: own })}
        label={m.reviews_otherTags()}
        optional
        hint={m.reviews_separatedByCommas()}
      />
    </>
  );
}

const ratings = ["1", "2", "3", "4", "5"];

function StarField({ meta, legend }: { meta: FieldMeta; legend: string }) {
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div key={meta.key} className="star-field">
        {ratings.map((rating, index) => (
          <label key={rating}>
            <input
              type="radio"
              id={index === 0 ? meta.id : `${meta.id}-${rating}`}
              name={meta.name}
              value={rating}
              defaultChecked={isChosen(meta, rating)}
            />
            <Icon name="star-filled" />
            <span className="visually-hidden">{m.reviews_stars({ stars: rating })}</span>
          </label>
        ))}
      </div>
      <FieldError meta={meta} />
    </fieldset>
  );
}
