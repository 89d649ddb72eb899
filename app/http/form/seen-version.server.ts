import { createHash } from "node:crypto";
import { SEEN_VERSION } from "#app/domain/hidden-fields.ts";

/** Identifies the saved values that a form shows. */
export function versionOf(values: object): string {
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 12);
}

/** The version of the saved values if somebody has changed them since the form was opened, otherwise null. */
export function unseenVersion(form: FormData, saved: object | null | undefined): string | null {
  const seen = form.get(SEEN_VERSION);
  const version = saved && versionOf(saved);
  return seen === null || !version || version === seen ? null : version;
}
