import type { FieldMetadata, useForm } from "@conform-to/react";

/** The part of conform's FieldMetadata that a control needs. */
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

/** A schema's constraints by field name, computed on the server. */
export type FormConstraint = Parameters<typeof useForm>[0]["constraint"];

type PlainField = Omit<
  Partial<FieldMeta>,
  "name" | "errorId" | "descriptionId" | "initialValue"
> & {
  value?: string | number | string[] | null;
  error?: string;
};

/** For a field outside conform, such as a search field. */
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

/** A field's first value; undefined for anything but text. */
export function textValue(meta: FieldMeta): string | undefined {
  const value = Array.isArray(meta.initialValue) ? meta.initialValue[0] : meta.initialValue;
  return typeof value === "string" ? value : undefined;
}

/** Conform's value for a ticked checkbox is "on". */
export function isChosen(meta: FieldMeta, choice: string): boolean {
  return Array.isArray(meta.initialValue)
    ? meta.initialValue.includes(choice)
    : meta.initialValue === choice;
}

/** Empty if the submitted value is not a list. */
export function rowsOf<Row>(list: FieldMetadata<Row[] | undefined>) {
  return Array.isArray(list.initialValue) ? list.getFieldList() : [];
}

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
