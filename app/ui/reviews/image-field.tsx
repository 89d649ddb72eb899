import { imageIdOf, thumbnailUrl } from "#app/domain/images/image.ts";
import { IMAGE_TYPES } from "#app/domain/images/limits.ts";
import { m } from "#messages";
import { FieldError, Hint } from "../form/field-frame.tsx";
import { controlProps, type FieldMeta, hasErrors } from "../form/field-meta.ts";

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

/** Larger than any page shows. */
const MAX_SIDE_PIXELS = 1600;
const JPEG_QUALITY = 0.85;

/** The photo as a smaller JPEG, or unchanged if that is not smaller. */
async function shrunk(photo: File): Promise<File> {
  // A canvas would keep only the first frame of an animation.
  if (photo.type === "image/gif") return photo;
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return photo;
  // For transparent parts of the photo.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY);
  });
  if (!jpeg || jpeg.size >= photo.size) return photo;
  return new File([jpeg], photo.name.replace(/\.\w+$/, ".jpg"), { type: jpeg.type });
}

/** Replaces the chosen photos before they are sent. Photos that the browser cannot read are left to the server. */
async function shrinkPhotos(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])];
  const photos = await Promise.all(chosen.map((photo) => shrunk(photo).catch(() => photo)));
  const isUnchanged = [...(input.files ?? [])].every((file, index) => file === chosen[index]);
  if (!isUnchanged) return;
  const transfer = new DataTransfer();
  for (const photo of photos) transfer.items.add(photo);
  input.files = transfer.files;
}
