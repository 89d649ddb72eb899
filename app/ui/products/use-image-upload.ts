import { useEffect, useRef, useState } from "react";
import { IMAGE_TOO_LARGE, MAX_IMAGE_BYTES } from "#app/domain/images/limits.ts";

/** The call that keeps a picture before its form is saved. */
const ADDRESS = "/admin/products/images";
const LATER = "The picture could not be sent yet. It goes along when you save.";

type Upload =
  | { phase: "idle" }
  | { phase: "sending"; percent: number; preview?: string }
  | { phase: "kept"; address: string }
  /** The file stays chosen and goes with the form. */
  | { phase: "later"; words: string; preview?: string }
  | { phase: "refused"; words: string };

function answerOf(request: XMLHttpRequest): { address?: unknown; message?: unknown } {
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
    request.open("POST", ADDRESS);
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
 * Sends a picture as soon as it is chosen, shows it meanwhile and says how far it is. When the server says
 * something new of the picture, what was going on here is over.
 */
export function useImageUpload(known: { value: string; errors: string[] | undefined }) {
  const { value, errors } = known;
  const [upload, setUpload] = useState<Upload>({ phase: "idle" });

  const latest = useRef<File | undefined>(undefined);

  useEffect(() => setUpload({ phase: "idle" }), [value, errors]);

  async function choose(file: File): Promise<void> {
    latest.current = file;
    if (file.size > MAX_IMAGE_BYTES) {
      return setUpload({ phase: "refused", words: IMAGE_TOO_LARGE });
    }
    setUpload({ phase: "sending", percent: 0 });
    const preview = await previewOf(file);
    const tell = (percent: number) => {
      if (latest.current === file) setUpload({ phase: "sending", percent, preview });
    };
    tell(0);
    const request = await send(file, tell);
    // Another was chosen meanwhile.
    if (latest.current !== file) return;
    const { address, message } = answerOf(request);
    if (typeof address === "string") return setUpload({ phase: "kept", address });
    if (typeof message === "string") return setUpload({ phase: "refused", words: message });
    setUpload({ phase: "later", words: LATER, preview });
  }

  return { upload, choose };
}
