import { randomUUID } from "node:crypto";
import type { Submission, SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { currentLanguage } from "#app/domain/language/language.ts";
import { type Problem, problem } from "#app/domain/result.ts";
import { m } from "#messages";
import { problemStatus } from "../problem-status.ts";
import type { Toast } from "../toast.server.ts";
import { errorSummaryTitle } from "./error-summary-title.ts";
import { shownAfterFailure, typedValues } from "./parse-form.server.ts";

/** The response of a form's action unless it redirects. */
export type FormAnswer = {
  /** Conform's result: the submitted values and their errors. */
  result: SubmissionResult<string[]>;
  /** The title of the error summary. */
  title?: string;
  toast?: Toast;
  /** Whether passwords are shown as text; see `revealPasswordReply`. */
  reveal?: boolean;
  /**
   * Changes when the server changes the values, so that the page shows those instead of the current
   * contents of its fields.
   */
  version?: string;
  /** The version that somebody else has saved in the meantime; sending the form again replaces it. */
  seenVersion?: string;
};

/** These are never sent back to a page. */
const PASSWORDS = ["currentPassword", "password", "confirmPassword", "pin"];

/** Responds to an invalid submission with the submitted values and their errors. */
export function refuseForm<Shape, Value>(
  submission: Submission<Shape, string[], Value>,
  toastMessage?: string,
) {
  const title = errorSummaryTitle(submission);
  const result = submission.reply({ hideFields: PASSWORDS as never });
  const toast = toastMessage ? ({ type: "error", message: toastMessage } as const) : undefined;
  return data<FormAnswer>({ result, title, toast }, { status: 400 });
}

/** Responds with a problem of the domain, with errors at their fields where the problem names some. */
export function refuseWithProblem<Shape, Value>(
  submission: Submission<Shape, string[], Value>,
  problem: Problem,
) {
  const fieldErrors: Record<string, string[]> = {};
  for (const { path, msg } of problem.errors ?? []) fieldErrors[path] = [msg];
  const title = errorSummaryTitle({ ...submission, problems: fieldErrors });
  const result = submission.reply({
    hideFields: PASSWORDS as never,
    formErrors: problem.errors ? [] : [problem.message],
    fieldErrors: fieldErrors as never,
  });
  const headers = problem.retryAfterSeconds
    ? { "Retry-After": String(problem.retryAfterSeconds) }
    : undefined;
  return data<FormAnswer>(
    { result, title, toast: validationToast(problem) },
    { status: problemStatus(problem.code), headers },
  );
}

/**
 * Responds with the typed values and the version that somebody else has saved, so that sending it
 * again replaces that version.
 */
export function refuseAsOutdated<Shape, Value>(
  submission: Submission<Shape, string[], Value>,
  seenVersion: string,
) {
  const reply = refuseWithProblem(submission, problem("conflict", m.admin_changedMeanwhile()));
  reply.data.seenVersion = seenVersion;
  return reply;
}

/** For a problem that says nothing more specific. The specification asks for the field names, in English only. */
function validationToast({ message, errors = [] }: Problem): Toast | undefined {
  if (errors.length === 0 || message !== m.shared_validationFailed()) return;
  const isEnglish = currentLanguage() === "en";
  const listed = errors.map(({ path, msg }) => (isEnglish ? `${path}: ${msg}` : msg)).join(", ");
  return { type: "error", message: m.shared_validationFailedList({ errors: listed }) };
}

/** Responds to a form that failed unexpectedly with the submitted values. */
export function failedForm(
  form: FormData,
  message: string,
  status: number,
  retryAfterSeconds?: number,
) {
  const headers = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  const initialValue = shownAfterFailure(withoutPasswords(form));
  const error = { "": [message] };
  const result = { status: "error", initialValue, error } as const;
  return data<FormAnswer>({ result, toast: { type: "error", message } }, { status, headers });
}

/** Responds to a form that was sent too often with the submitted values, on its own page. */
export function limitedForm(form: FormData, { message, retryAfterSeconds }: Problem) {
  return failedForm(form, message, 429, retryAfterSeconds);
}

function withoutPasswords(form: FormData): FormData {
  for (const name of PASSWORDS) form.delete(name);
  return form;
}

/** Responds to a button that only changes the form, such as adding a row. */
export function changeForm(initialValue: FormAnswer["result"]["initialValue"]) {
  return data<FormAnswer>({ result: { initialValue }, version: randomUUID() });
}

/** Responds to the show-password button without JavaScript: the password fields become empty text fields. */
export function revealPasswordReply(form: FormData, schema: z.ZodType) {
  const reveal = form.get("reveal") === "1";
  form.delete("reveal");
  return data<FormAnswer>({
    result: { initialValue: typedValues(withoutPasswords(form), schema) },
    reveal,
  });
}
