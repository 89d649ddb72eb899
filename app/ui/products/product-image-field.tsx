import { useEffect, useRef } from "react";
import { thumbnailUrl } from "#app/domain/images/image.ts";
import { IMAGE_HINT, IMAGE_TYPES } from "#app/domain/images/limits.ts";
import { isRemoteImage } from "#app/domain/menu/product-image.ts";
import { FieldError } from "../form/field-frame.tsx";
import { type FieldMeta, hasErrors } from "../form/field-meta.ts";
import { Icon } from "../icon.tsx";
import { useImageUpload } from "./use-image-upload.ts";

type ProductImageFieldProps = {
  meta: FieldMeta;
  /** What the server knows as the picture: an address, or what was typed in its place. */
  value: string;
};

/**
 * A product's picture: a file, an address or a data-image value, all under one name. A file counts before
 * what is typed, and that before the picture that is there already.
 */
export function ProductImageField({ meta, value }: ProductImageFieldProps) {
  const { upload, choose } = useImageUpload({ value, errors: meta.errors });
  const file = useRef<HTMLInputElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const isOwn = value.startsWith("/");
  const kept = upload.phase === "kept" ? upload.address : isOwn ? value : "";
  const preview = "preview" in upload ? upload.preview : undefined;
  const shown = preview ?? (kept || (isRemoteImage(value) ? value : ""));
  const wrong = hasErrors(meta) && upload.phase === "idle";

  useEffect(() => {
    // What was sent already need not go with the form again, and what was refused must not.
    if (!file.current || (upload.phase !== "kept" && upload.phase !== "refused")) return;
    file.current.value = "";
    if (upload.phase === "kept" && typed.current) typed.current.value = "";
  }, [upload.phase]);

  return (
    <fieldset className={wrong ? "field field-invalid" : "field"}>
      <legend>Image</legend>
      {wrong && <FieldError meta={meta} />}
      {kept && <input type="hidden" name={meta.name} value={kept} />}
      <div className="picture-box">
        {shown ? (
          <img src={thumbnailUrl(shown)} alt="The chosen" width={160} height={120} />
        ) : (
          <span className="picture-box-empty">No picture yet</span>
        )}
        <div className="stack stack-small">
          <label htmlFor={meta.id}>Upload a picture</label>
          <input
            ref={file}
            id={meta.id}
            className="input"
            type="file"
            name={meta.name}
            accept={IMAGE_TYPES.join(",")}
            aria-describedby={`${meta.descriptionId} ${meta.errorId}`}
            aria-invalid={wrong || undefined}
            onChange={({ currentTarget: { files } }) => {
              if (files?.[0]) choose(files[0]);
            }}
          />
          <p id={meta.descriptionId} className="hint">
            {IMAGE_HINT}
          </p>
          <div role="status">
            {upload.phase === "sending" && (
              <progress max={100} value={upload.percent} aria-label="Sending the picture" />
            )}
            {upload.phase === "kept" && (
              <p className="picture-box-done">
                <Icon name="check" /> Picture sent. Save to use it.
              </p>
            )}
            {upload.phase === "later" && <p className="hint">{upload.words}</p>}
          </div>
          {upload.phase === "refused" && (
            <p className="field-error" role="alert">
              <Icon name="alert" />
              {upload.words}
            </p>
          )}
        </div>
      </div>
      <div className="field">
        <label htmlFor={`${meta.id}-address`}>or its address</label>
        <input
          ref={typed}
          key={value}
          id={`${meta.id}-address`}
          className="input"
          name={meta.name}
          defaultValue={isOwn ? "" : value}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${meta.id}-address-hint`}
        />
        <p id={`${meta.id}-address-hint`} className="hint">
          A web address or a data-image value. At a web address the picture stays where it is:
          customers load it from there.
        </p>
      </div>
    </fieldset>
  );
}
