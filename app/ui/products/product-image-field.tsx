import { useEffect, useRef } from "react";
import { thumbnailUrl } from "#app/domain/images/image.ts";
import { IMAGE_TYPES } from "#app/domain/images/limits.ts";
import { isRemoteImage } from "#app/domain/menu/product-image.ts";
import { m } from "#messages";
import { FieldError } from "../form/field-frame.tsx";
import { type FieldMeta, hasErrors } from "../form/field-meta.ts";
import { Icon } from "../icon.tsx";
import { useImageUpload } from "./use-image-upload.ts";

type ProductImageFieldProps = {
  meta: FieldMeta;
  label?: string;
  /** The server's value: a URL, or the text typed instead of one. */
  value: string;
};

/**
 * A product's image: a file, a URL or a data-image value, all under one name. A file takes
 * precedence over typed text, which takes precedence over the stored image.
 */
export function ProductImageField({
  meta,
  label = m.products_image(),
  value,
}: ProductImageFieldProps) {
  const { upload, choose } = useImageUpload({ value, errors: meta.errors });
  const fileInput = useRef<HTMLInputElement>(null);
  const urlInput = useRef<HTMLInputElement>(null);
  const isLocal = value.startsWith("/");
  const storedUrl = upload.phase === "stored" ? upload.url : isLocal ? value : "";
  const preview = "preview" in upload ? upload.preview : undefined;
  const shown = preview ?? (storedUrl || (isRemoteImage(value) ? value : ""));
  const isInvalid = hasErrors(meta) && upload.phase === "idle";

  useEffect(() => {
    // A stored file need not be submitted with the form, and a refused one must not be.
    if (!fileInput.current || (upload.phase !== "stored" && upload.phase !== "refused")) return;
    fileInput.current.value = "";
    if (upload.phase === "stored" && urlInput.current) urlInput.current.value = "";
  }, [upload.phase]);

  return (
    <fieldset className={isInvalid ? "field field-invalid" : "field"}>
      <legend>{label}</legend>
      {isInvalid && <FieldError meta={meta} />}
      {storedUrl && <input type="hidden" name={meta.name} value={storedUrl} />}
      <div className="picture-box">
        {shown ? (
          <img
            src={thumbnailUrl(shown)}
            alt={m.products_chosenPicture()}
            width={160}
            height={120}
          />
        ) : (
          <span className="picture-box-empty">{m.products_noPictureYet()}</span>
        )}
        <div className="stack stack-small">
          <label htmlFor={meta.id}>{m.products_uploadAPicture()}</label>
          <input
            ref={fileInput}
            id={meta.id}
            className="input"
            type="file"
            name={meta.name}
            accept={IMAGE_TYPES.join(",")}
            aria-describedby={`${meta.descriptionId} ${meta.errorId}`}
            aria-invalid={isInvalid || undefined}
            onChange={({ currentTarget: { files } }) => {
              if (files?.[0]) choose(files[0]);
            }}
          />
          <p id={meta.descriptionId} className="hint">
            {m.products_imageHint()}
          </p>
          <div role="status">
            {upload.phase === "sending" && (
              <progress
                max={100}
                value={upload.percent}
                aria-label={m.products_uploadingThePicture()}
              />
            )}
            {upload.phase === "stored" && (
              <p className="picture-box-done">
                <Icon name="check" /> {m.products_pictureUploaded()}
              </p>
            )}
            {upload.phase === "failed" && <p className="hint">{upload.message}</p>}
          </div>
          {upload.phase === "refused" && (
            <p className="field-error" role="alert">
              <Icon name="alert" />
              {upload.message}
            </p>
          )}
        </div>
      </div>
      <div className="field">
        <label htmlFor={`${meta.id}-address`}>{m.products_orItsAddress()}</label>
        <input
          ref={urlInput}
          key={value}
          id={`${meta.id}-address`}
          className="input"
          name={meta.name}
          defaultValue={isLocal ? "" : value}
          placeholder={m.products_https()}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${meta.id}-address-hint`}
        />
        <p id={`${meta.id}-address-hint`} className="hint">
          {m.products_imageUrlHint()}
        </p>
      </div>
    </fieldset>
  );
}
