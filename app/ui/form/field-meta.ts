/** What a control needs to know of its field: a structural subset of conform's FieldMetadata. */
export type FieldMeta = {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  key?: string;
  initialValue?: unknown;
  errors?: string[];
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: string | number;
  max?: string | number;
  step?: string | number;
  pattern?: string;
  multiple?: boolean;
  accept?: string;
};

type PlainField = Omit<
  Partial<FieldMeta>,
  "name" | "errorId" | "descriptionId" | "initialValue"
> & {
  value?: string | number | string[] | null;
  error?: string;
};

/** Takes a field's name, value and error, returns the meta of a field outside conform, such as a search box. */
export function plainMeta(name: string, { value, error, ...rest }: PlainField = {}): FieldMeta {
  const id = rest.id ?? name;
  return {
    ...rest,
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
    initialValue: typeof value === "number" ? String(value) : (value ?? undefined),
    errors: error ? [error] : rest.errors,
  };
}

export function hasErrors(meta: FieldMeta): boolean {
  return (meta.errors?.length ?? 0) > 0;
}

/** Takes a field's first value as text; what is not text (a file, a nested field) is nothing. */
export function textValue(meta: FieldMeta): string | undefined {
  const value = Array.isArray(meta.initialValue) ? meta.initialValue[0] : meta.initialValue;
  return typeof value === "string" ? value : undefined;
}

/** Whether one choice of the field is chosen; conform gives a ticked box as "on". */
export function isChosen(meta: FieldMeta, choice: string): boolean {
  return Array.isArray(meta.initialValue)
    ? meta.initialValue.includes(choice)
    : meta.initialValue === choice;
}

/** The attributes every control of a field carries, tied to its hint and error. */
export function controlProps(meta: FieldMeta, hasHint: boolean) {
  const invalid = hasErrors(meta);
  const describedBy = [hasHint && meta.descriptionId, invalid && meta.errorId]
    .filter(Boolean)
    .join(" ");
  return {
    id: meta.id,
    name: meta.name,
    required: meta.required,
    "aria-invalid": invalid || undefined,
    "aria-describedby": describedBy || undefined,
  };
}
