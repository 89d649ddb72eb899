import { m } from "#messages";

type Errors = Record<string, string[] | null>;
type Refused = {
  payload: Record<string, unknown>;
  /** Errors from the schema: only the schema says that a field is missing. */
  error?: Errors | null;
  /** Errors from the domain. */
  problems?: Errors;
};

/** A group, such as the menu of a booking, is empty if all of its fields are. */
function isEmpty(sent: unknown): boolean {
  if (typeof sent === "string") return sent.trim() === "";
  return !(sent instanceof Blob) && Object.values(Object(sent)).every(isEmpty);
}

function sentAt(path: string, payload: unknown): unknown {
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  return keys.reduce<unknown>((value, key) => Object(value)[key], payload);
}

function fieldsIn(errors: Errors | null | undefined): string[] {
  return Object.keys(errors ?? {}).filter((path) => path !== "" && errors?.[path]?.length);
}

/**
 * Undefined if no field has an error. Conform leaves empty fields out of `payload`, and its replies
 * remove passwords from it, so call this first.
 */
export function errorSummaryTitle({ payload, error, problems }: Refused): string | undefined {
  const count = new Set([...fieldsIn(error), ...fieldsIn(problems)]).size;
  if (count === 0) return;
  const missing = fieldsIn(error).filter((path) => !problems?.[path]);
  if (missing.filter((path) => isEmpty(sentAt(path, payload))).length < count) {
    return m.shared_pleaseCheckFields({ count });
  }
  return m.shared_fieldsAreMissing({ count });
}
