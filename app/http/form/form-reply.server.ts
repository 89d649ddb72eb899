import type { Submission, SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import type { Problem } from "#app/domain/result.ts";
import { problemStatus } from "../problem-status.ts";

/** What a form shows after it was refused: conform's result (values and complaints) and the toast's words. */
export type FormRefusal = {
  result: SubmissionResult<string[]>;
  title?: string;
  /** Whether a password box is shown as text; see the reveal button. */
  reveal?: boolean;
};

/** Never sent back to a page. Source: decisions, Every screen without JavaScript ("never passwords"). */
const HIDDEN_FIELDS = ["currentPassword", "password", "confirmPassword"];

/**
 * Takes a submission that failed its schema and the toast's words (when the form has some), returns the 400 answer that keeps
 * what was typed. Source: decisions, Every screen without JavaScript.
 */
export function refuseForm<Shape, Value>(
  submission: Submission<Shape, string[], Value>,
  title?: string,
) {
  const result = submission.reply({ hideFields: HIDDEN_FIELDS as never });
  return data<FormRefusal>({ result, title }, { status: 400 });
}

/**
 * Takes a submission that the domain refused and its problem, returns the answer with the problem's
 * status and its complaints, at their fields where it names some.
 * Source: decisions, Every screen without JavaScript.
 */
export function refuseWithProblem<Shape, Value>(
  submission: Submission<Shape, string[], Value>,
  problem: Problem,
) {
  const fieldErrors: Record<string, string[]> = {};
  for (const { path, msg } of problem.errors ?? []) fieldErrors[path] = [msg];
  const formErrors = problem.errors ? [] : [problem.message];
  const result = submission.reply({
    hideFields: HIDDEN_FIELDS as never,
    formErrors,
    fieldErrors: fieldErrors as never,
  });
  const headers = problem.retryAfterSeconds
    ? { "Retry-After": String(problem.retryAfterSeconds) }
    : undefined;
  return data<FormRefusal>({ result }, { status: problemStatus(problem.code), headers });
}
