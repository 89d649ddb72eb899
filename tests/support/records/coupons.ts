import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";
import type { TestDatabase } from "#tests/support/shop/database.ts";

/** A tenth off everything, with its own code. */
export const tenPercent = (fields: FormFields = {}): FormFields => ({
  name: "Diwali offer",
  code: `T${crypto.randomUUID().slice(0, 8)}`.toUpperCase(),
  kind: "percent",
  value: "10",
  ...fields,
});

export async function addCoupon(
  admin: FormVisitor,
  database: TestDatabase,
  fields: FormFields = {},
): Promise<{ id: string; code: string; path: string }> {
  const reply = await admin.postForm("/admin/coupons/add", tenPercent(fields));
  const id = /^\/admin\/coupons\/([\w-]+)$/.exec(reply.location ?? "")?.[1];
  if (!id) throw new Error(`Not added (${reply.status}): ${reply.text}`);
  const code = String(database.value("select coalesce(code, '') from coupons where id = ?", id));
  return { id, code, path: `/admin/coupons/${id}` };
}
