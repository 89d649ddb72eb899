import { imageIdOf, thumbnailUrl } from "#app/domain/images/image.ts";
import { IMAGE_TYPES } from "#app/domain/images/limits.ts";
import { m } from "#messages";
import { FieldError, Hint } from "../form/field-frame.tsx";
import { controlProps, type FieldMeta, hasErrors } from "../form/field-meta.ts";
import { shrinkPhotos } from "./shrink-photos.ts";

type ImageFieldProps = {
  meta: FieldMeta;
  legend: string;
  max: number;
  /** The field's value in the server's response: the URLs of images that are already stored. */
  submittedValue: unknown;
};

function isImageUrl(value: unknown): value is string {
  return typeof value === "string" && imageIdOf(value) !== null;
}

/** New files, and a checkbox for each image that was stored by an earlier submission. */
export function ImageField({ meta, legend, max, submittedValue }: ImageFieldProps) {
  const storedUrls = [submittedValue].flat().filter(isImageUrl);
  const key = storedUrls.join(" ");
  return (
    <fieldset className={hasErrors(meta) ? "field field-invalid" : "field"}>
      <legend>
        {legend}
        <span className="muted"> {m.shared_optional()}</span>
      </legend>
      <Hint meta={meta} hint={m.reviews_upTo({ max, imageHint: m.products_imageHint() })} />
      {storedUrls.length > 0 && (
        <ul key={key} className="kept-pictures">
          {storedUrls.map((url, index) => (
            <li key={url}>
              <label className="choice">
                <input type="checkbox" name={meta.name} value={url} defaultChecked />
                <img src={thumbnailUrl(url)} alt="" width={80} height={80} />
                {m.reviews_keepPicture({ number: index + 1 })}
              </label>
            </li>
          ))}
        </ul>
      )}
      <input
        // Empties the input, because its files are now listed above.
        key={`files ${key}`}
        {...controlProps(meta, true)}
        type="file"
        className="input"
        accept={IMAGE_TYPES.join(",")}
        aria-label={storedUrls.length > 0 ? m.reviews_addPictures() : legend}
        multiple
        onChange={(event) => void shrinkPhotos(event.currentTarget)}
      />
      <FieldError meta={meta} />
    </fieldset>
  );
}
