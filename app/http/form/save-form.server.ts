import type { z } from "zod";
import type { Result } from "#app/domain/result.ts";
import { refuseAsOutdated, refuseForm, refuseWithProblem } from "./form-reply.server.ts";
import { parseForm } from "./parse-form.server.ts";
import { unseenVersion } from "./seen-version.server.ts";

type Reply = ReturnType<typeof refuseForm>;

type Outcome<Sent, Saved> =
  | { reply: Reply; sent?: undefined; saved?: undefined }
  | { reply: null; sent: Sent; saved: Saved };

/**
 * Saves the form, or replies with its errors. `shown`: the saved values that the form shows, as
 * `openRecord` compares them.
 */
export async function saveForm<Schema extends z.ZodType, Saved>(
  form: FormData,
  schema: Schema,
  save: (sent: z.output<Schema>) => Result<Saved> | Promise<Result<Saved>>,
  shown?: object | null,
): Promise<Outcome<z.output<Schema>, Saved>> {
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return { reply: refuseForm(submission) };
  const newer = unseenVersion(form, shown);
  if (newer) return { reply: refuseAsOutdated(submission, newer) };
  const saved = await save(submission.value);
  if (!saved.ok) return { reply: refuseWithProblem(submission, saved) };
  return { reply: null, sent: submission.value, saved: saved.value };
}
