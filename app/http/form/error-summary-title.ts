type Refused = { payload: Record<string, unknown>; error?: Record<string, string[] | null> | null };

function isEmpty(path: string, payload: unknown): boolean {
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  const sent = keys.reduce<unknown>((value, key) => Object(value)[key], payload);
  return sent === undefined || (typeof sent === "string" && sent.trim() === "");
}

function fields(count: number): string {
  return count === 1 ? "1 field" : `${count} fields`;
}

/** Undefined if no field has an error. Conform leaves empty fields out of `payload`. */
export function errorSummaryTitle({ payload, error }: Refused): string | undefined {
  const paths = Object.keys(error ?? {}).filter((path) => path !== "" && error?.[path]?.length);
  const missing = paths.filter((path) => isEmpty(path, payload)).length;
  if (paths.length === 0) return;
  if (missing < paths.length) return `Please check ${fields(paths.length)}`;
  return `${fields(missing)} ${missing === 1 ? "is" : "are"} missing`;
}
