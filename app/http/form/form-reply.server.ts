import { randomUUID } from "node:crypto";
import type { Submission, SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import type { Problem } from "#app/domain/result.ts";
import { problemStatus } from "../problem-status.ts";
import { typedValues } from "./open-form.server.ts";

/** What a form's action answers unless it redirects. */
export type FormAnswer = {
  /** Conform's result: what was typed, and what is wrong with it. */
  result: SubmissionResult<string[]>;
  /** Heads the list of errors. */
  title?: string;
  /** Whether passwords are shown as text; see `revealPasswordReply`. */
  reveal?: boolean;
  /** New when the server changed the values: the page must show those instead of what its fields hold. */
  version?: string;
};

/** Never sent back to a page. */
const PASSWORDS = ["currentPassword", "password", "confirmPassword"];

/** Answers a submission that its schema refused, keeping what was typed. */
export function refuseForm<Shape, Value>(
  submission: Submission<Shape, string[], Value>,
  title?: string,
) {
  const result = submission.reply({ hideFields: PASSWORDS as never });
  return data<FormAnswer>({ result, title }, { status: 400 });
}

/** Answers a submission that the domain refused: with the errors at their fields, where the problem names some. */
export function refuseWithProblem<Shape, Value>(
  submission: Submission<Shape, string[], Value>,
  problem: Problem,
) {
  const fieldErrors: Record<string, string[]> = {};
  for (const { path, msg } of problem.errors ?? []) fieldErrors[path] = [msg];
  const result = submission.reply({
    hideFields: PASSWORDS as never,
    formErrors: problem.errors ? [] : [problem.message],
    fieldErrors: fieldErrors as never,
  });
  const headers = problem.retryAfterSeconds
    ? { "Retry-After": String(problem.retryAfterSeconds) }
    : undefined;
  return data<FormAnswer>({ result }, { status: problemStatus(problem.code), headers });
}

/** Answers a button that only changes the form: the same form with these values. */
export function changeForm(initialValue: FormAnswer["result"]["initialValue"]) {
  return data<FormAnswer>({ result: { initialValue }, version: randomUUID() });
}

/** Answers the show-password button pressed without JavaScript: the same form with its passwords as text, but empty. */
export function revealPasswordReply(form: FormData) {
  const reveal = form.get("reveal") === "1";
  for (const name of ["reveal", ...PASSWORDS]) form.delete(name);
  return data<FormAnswer>({ result: { initialValue: typedValues(form) }, reveal });
}
