import { m } from "#messages";

type Refused = { payload: Record<string, unknown>; error?: Record<string, string[] | null> | null };

/** So is a group whose fields are all empty, such as the menu of a booking. */
function isEmpty(sent: unknown): boolean {
  if (typeof sent === "string") return sent.trim() === "";
  return !(sent instanceof Blob) && Object.values(Object(sent)).every(isEmpty);
}

function sentAt(path: string, payload: unknown): unknown {
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  return keys.reduce<unknown>((value, key) => Object(value)[key], payload);
}

/** Undefined if no field has an error. Conform leaves empty fields out of `payload`. */
export function errorSummaryTitle({ payload, error }: Refused): string | undefined {
  const paths = Object.keys(error ?? {}).filter((path) => path !== "" && error?.[path]?.length);
  const missing = paths.filter((path) => isEmpty(sentAt(path, payload))).length;
  if (paths.length === 0) return;
  if (missing < paths.length) return m.shared_pleaseCheckFields({ count: paths.length });
  return m.shared_fieldsAreMissing({ count: missing });
}
