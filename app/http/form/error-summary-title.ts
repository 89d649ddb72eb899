import { m } from "#messages";

type Errors = Record<string, string[] | null>;
type Refused = {
  payload: Record<string, unknown>;
  /** What the schema found: only it says that a field is missing. */
  error?: Errors | null;
  /** What the domain found. */
  problems?: Errors;
};

/** A group is empty if all of its fields are, such as the menu of a booking. */
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
 * Undefined if no field has an error. Conform leaves empty fields out of `payload`, and takes passwords out of it when it
 * replies, so ask before.
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
