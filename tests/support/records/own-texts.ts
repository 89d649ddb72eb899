import type { FormFields, FormReply, FormVisitor } from "#tests/support/http/form.ts";

/** The owner's texts, changed through their forms. */
export function textsOf(owner: () => FormVisitor) {
  const send = async (path: string, changes: FormFields): Promise<FormReply> => {
    const form = (await owner().get(path)).form(path);
    return owner().postForm(path, { ...form, ...changes });
  };
  return {
    save: (id: string, changes: FormFields) => send(`/admin/content/${id}`, changes),
    add: (subject: string, fields: FormFields) => send(`/admin/content/add/${subject}`, fields),
  };
}
