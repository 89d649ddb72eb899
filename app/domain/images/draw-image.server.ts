import { extname, join } from "node:path";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { type Problem, problem, type Result } from "../result.ts";
import { runProgram } from "../run-program.server.ts";
import { inTurn, waitingTurns } from "./drawing-turns.server.ts";
import {
  damagedImage,
  imageTooLarge,
  notAnImage,
  tooManyPixels,
  tooSlowToRead,
} from "./image-problems.ts";
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from "./limits.ts";
import type { DrawnImage } from "./redraw-image.server.ts";

const texts: Record<string, () => string> = {
  [notAnImage.message]: m.products_pictureTypes,
  [imageTooLarge.message]: m.products_pictureTooLarge,
  [tooManyPixels.message]: () =>
    m.products_pictureTooManyPixels({ millions: MAX_IMAGE_PIXELS / 1_000_000 }),
  [tooSlowToRead.message]: m.products_pictureTooSlow,
  [damagedImage.message]: m.products_pictureIsDamaged,
};

/** In the reader's language. */
function readableProblem(problem: Problem): Problem {
  return { ...problem, message: texts[problem.message]?.() ?? problem.message };
}

/** TypeScript in development, JavaScript beside the built application. */
const PROGRAM = join(import.meta.dirname, `redraw-program.server${extname(import.meta.filename)}`);
/** Ten times as long as the largest photo needs. */
const MAX_DRAWING_MS = 10_000;
/** As many as two forms have. */
const MAX_WAITING = 6;

const tooManyWaiting = () =>
  problem("rate_limited", m.products_picturesStillRead(), { retryAfterSeconds: 10 });

/**
 * Runs the program for one image and kills it when it takes too long or the client disconnects: decoding in this process
 * could not be stopped, not even in a worker thread.
 */
export async function redrawInProcess(
  bytes: Uint8Array,
  {
    signal,
    program = PROGRAM,
    maxMs = MAX_DRAWING_MS,
  }: { signal?: AbortSignal; program?: string; maxMs?: number } = {},
): Promise<Result<DrawnImage>> {
  const drawing = await runProgram<Result<DrawnImage>>(program, bytes, { maxMs, signal });
  if (drawing.ended === "answered") return drawing.answer;
  return drawing.ended === "too late" ? tooSlowToRead : damagedImage;
}

/**
 * Re-encodes an uploaded file; see `redrawImage`. One image is drawn at a time, because a large one can take 160 MB of
 * memory; admins first, then each account in turn.
 * Problems: `validation` (over 5MB; takes too long; those of `redrawImage`), `rate_limited`. Throws when `signal` aborts.
 */
export async function drawImage(
  file: Blob,
  actor: User,
  signal?: AbortSignal,
): Promise<Result<DrawnImage>> {
  if (file.size > MAX_IMAGE_BYTES) return readableProblem(imageTooLarge);
  if (waitingTurns(actor) >= MAX_WAITING) return tooManyWaiting();
  const drawn = await inTurn(actor, async () => {
    signal?.throwIfAborted();
    return redrawInProcess(new Uint8Array(await file.arrayBuffer()), { signal });
  });
  return drawn.ok ? drawn : readableProblem(drawn);
}
