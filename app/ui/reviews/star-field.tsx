import { m } from "#messages";
import { FieldError } from "../form/field-frame.tsx";
import { type FieldMeta, isChosen } from "../form/field-meta.ts";
import { Icon } from "../icon.tsx";

const ratings = ["1", "2", "3", "4", "5"];

export function StarField({ meta, legend }: { meta: FieldMeta; legend: string }) {
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
