export const emailFilters = ["all", "waiting", "sent", "given_up"] as const;
export type EmailFilter = (typeof emailFilters)[number];

/** `before` is the last email of the previous page. */
export type EmailsView = { show: EmailFilter; before: number | null };

export function emailsUrl({ show, before }: Partial<EmailsView>): string {
  const query = new URLSearchParams();
  if (show && show !== "all") query.set("show", show);
  if (before) query.set("before", String(before));
  return query.size > 0 ? `/admin/emails?${query}` : "/admin/emails";
}
