import { imageIdOf, thumbnailUrl } from "#app/domain/images/image.ts";
import { IMAGE_HINT, IMAGE_TYPES } from "#app/domain/images/limits.ts";
import { FieldError, Hint } from "../form/field-frame.tsx";
import { controlProps, type FieldMeta, hasErrors } from "../form/field-meta.ts";

type ImageFieldProps = {
  meta: FieldMeta;
  legend: string;
  most: number;
  /** What the server's answer says of this field: the addresses of pictures it has already. */
  answered: unknown;
};

function isPicture(value: unknown): value is string {
  return typeof value === "string" && imageIdOf(value) !== null;
}

/**
 * Files to send, and those that an earlier try has sent already: each stays with the form by its
 * address as long as its box is ticked.
 */
export function ImageField({ meta, legend, most, answered }: ImageFieldProps) {
  const kept = [answered].flat().filter(isPicture);
  const key = kept.join(" ");
  return (
    <fieldset className={hasErrors(meta) ? "field field-invalid" : "field"}>
      <legend>
        {legend}
        <span className="muted"> (optional)</span>
      </legend>
      <Hint meta={meta} hint={`Up to ${most}: ${IMAGE_HINT}`} />
      {kept.length > 0 && (
        <ul key={key} className="kept-pictures">
          {kept.map((address, at) => (
            <li key={address}>
              <label className="choice">
                <input type="checkbox" name={meta.name} value={address} defaultChecked />
                <img src={thumbnailUrl(address)} alt="" width={80} height={80} />
                Keep picture {at + 1}
              </label>
            </li>
          ))}
        </ul>
      )}
      <input
        // What was sent is kept above: the box is empty again.
        key={`files ${key}`}
        {...controlProps(meta, true)}
        type="file"
        className="input"
        accept={IMAGE_TYPES.join(",")}
        aria-label={kept.length > 0 ? "Add pictures" : legend}
        multiple
      />
      <FieldError meta={meta} />
    </fieldset>
  );
}
