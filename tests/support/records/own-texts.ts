import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";

/** The owner's texts, changed through their forms. */
export function textsOf(owner: () => FormVisitor) {
  return {
    save: (id: string, changes: FormFields) => owner().fillIn(`/admin/content/${id}`, changes),
    add: (subject: string, fields: FormFields) =>
      owner().fillIn(`/admin/content/add/${subject}`, fields),
  };
}
