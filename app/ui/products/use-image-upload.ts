import { useEffect, useRef, useState } from "react";
import { MAX_IMAGE_BYTES } from "#app/domain/images/limits.ts";
import { m } from "#messages";

/** Stores an image before its form is saved. */
const UPLOAD_URL = "/admin/products/images";
const RETRY_ON_SAVE = () => m.products_pictureNotUploaded();

type Upload =
  | { phase: "idle" }
  | { phase: "sending"; percent: number; preview?: string }
  | { phase: "stored"; url: string }
  /** The file stays selected and is submitted with the form. */
  | { phase: "failed"; message: string; preview?: string }
  | { phase: "refused"; message: string };

function parseResponse(request: XMLHttpRequest): { address?: unknown; message?: unknown } {
  try {
    return Object(JSON.parse(request.responseText));
  } catch {
    return {};
  }
}

/** fetch does not report upload progress. */
function send(file: File, onProgress: (percent: number) => void): Promise<XMLHttpRequest> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.round((100 * loaded) / total));
    request.onloadend = () => resolve(request);
    request.open("POST", UPLOAD_URL);
    const body = new FormData();
    body.set("image", file);
    request.send(body);
  });
}

function previewOf(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(typeof reader.result === "string" ? reader.result : undefined);
    reader.readAsDataURL(file);
  });
}

/**
 * Uploads an image as soon as it is selected and reports the progress. A new value or error from the server resets the
 * state.
 */
export function useImageUpload(field: { value: string; errors: string[] | undefined }) {
  const { value, errors } = field;
  const [upload, setUpload] = useState<Upload>({ phase: "idle" });

  const latest = useRef<File | undefined>(undefined);

  useEffect(() => setUpload({ phase: "idle" }), [value, errors]);

  async function choose(file: File): Promise<void> {
    latest.current = file;
    if (file.size > MAX_IMAGE_BYTES) {
      return setUpload({ phase: "refused", message: m.products_pictureTooLarge() });
    }
    setUpload({ phase: "sending", percent: 0 });
    const preview = await previewOf(file);
    const showProgress = (percent: number) => {
      if (latest.current === file) setUpload({ phase: "sending", percent, preview });
    };
    showProgress(0);
    const request = await send(file, showProgress);
    // Another file was selected in the meantime.
    if (latest.current !== file) return;
    const { address, message } = parseResponse(request);
    if (typeof address === "string") return setUpload({ phase: "stored", url: address });
    if (typeof message === "string") return setUpload({ phase: "refused", message });
    setUpload({ phase: "failed", message: RETRY_ON_SAVE(), preview });
  }

  return { upload, choose };
}
