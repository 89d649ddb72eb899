import { randomUUID } from "node:crypto";
import { createWriteStream, mkdirSync, openAsBlob, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { databasePath } from "#app/domain/database.server.ts";
import { MAX_IMAGE_BYTES } from "#app/domain/images/limits.ts";
import { bodyChunks, readBody } from "../body.server.ts";
import { MAX_FORM_FIELDS } from "../limits/input-budget.ts";

/** Next to the database, because a container's other folders may be read-only. */
const UPLOADS = join(dirname(databasePath), "uploads");

/** Removes files that were left behind when the shop was killed. */
export function removeUploads(): void {
  rmSync(UPLOADS, { recursive: true, force: true });
}

export type FormLimits = {
  maxBytes: number;
  maxTextBytes: number;
  /** A form that is not multipart is parsed in one piece, which blocks the shop. */
  maxPlainBytes: number;
  /** If false, files are dropped as they arrive. */
  keepsFiles: boolean;
};

export type PostedForm = {
  form: FormData;
  /** If true, parts of the form are missing. */
  isTooLarge: boolean;
  /** Whether a file was dropped as it arrived. */
  droppedFile: boolean;
  /** Removes the form's files from the disk. */
  remove: () => void;
};

/** Reads a form: its text into memory, its files onto the disk. Null if it is not a form. */
export function readForm(request: Request, limits: FormLimits): Promise<PostedForm | null> {
  const contentType = request.headers.get("content-type") ?? "";
  return /^multipart\/form-data;/i.test(contentType)
    ? readMultipart(request, contentType, limits)
    : readPlain(request, contentType, limits);
}

async function readPlain(request: Request, contentType: string, { maxPlainBytes }: FormLimits) {
  const body = await readBody(request, maxPlainBytes);
  const headers = { "content-type": contentType };
  const form = body && (await new Response(body, { headers }).formData().catch(() => null));
  if (body && !form) return null;
  return { form: form ?? new FormData(), isTooLarge: !body, droppedFile: false, remove: () => {} };
}

async function readMultipart(
  request: Request,
  contentType: string,
  { maxBytes, maxTextBytes, keepsFiles }: FormLimits,
): Promise<PostedForm | null> {
  const folder = join(UPLOADS, randomUUID());
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const form = new FormData();
  const stop = new AbortController();
  const files: Promise<{ field: string; file: File }>[] = [];
  let bytes = 0;
  let textBytes = 0;
  let droppedFile = false;
  let failure: unknown;
  const isTooLarge = () => bytes > maxBytes || textBytes > maxTextBytes;

  async function store(field: string, name: string, file: Readable) {
    const path = join(folder, String(files.length));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await pipeline(file, createWriteStream(path, { mode: 0o600 }), stop);
    return { field, file: new File([await openAsBlob(path)], name) };
  }

  async function* counted() {
    for await (const chunk of bodyChunks(request)) {
      bytes += chunk.byteLength;
      yield chunk;
    }
  }

  try {
    const parser = new Busboy({
      headers: { "content-type": contentType },
      // Larger images are refused, so reading one byte more than allowed is enough.
      limits: {
        fieldSize: maxTextBytes + 1,
        fileSize: MAX_IMAGE_BYTES + 1,
        parts: MAX_FORM_FIELDS + 1,
      },
    });
    parser.on("field", (name, value) => {
      textBytes += name.length + value.length;
      if (!isTooLarge()) form.append(name, value);
    });
    parser.on("file", (field, file, name) => {
      // An empty file field sends a file without a name.
      if (!keepsFiles || !name || isTooLarge()) {
        droppedFile ||= Boolean(name);
        return file.resume();
      }
      const stored = store(field, name, file);
      stored.catch((error) => {
        failure ??= error;
        parser.destroy(error);
      });
      files.push(stored);
    });
    await pipeline(counted, parser);
    for (const { field, file } of await Promise.all(files)) form.append(field, file);
    return { form, isTooLarge: isTooLarge(), droppedFile, remove };
  } catch (error) {
    stop.abort();
    await Promise.allSettled(files);
    if (isTooLarge()) return { form, isTooLarge: true, droppedFile, remove };
    remove();
    // Otherwise the form was damaged, or the client has disconnected.
    if (error === failure) throw error;
    return null;
  }
}
