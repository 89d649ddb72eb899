export const emailFilters = ["all", "waiting", "sent", "given_up"] as const;
export type EmailFilter = (typeof emailFilters)[number];

/** What the email queue shows; `before` is the email that the page before ended with. */
export type EmailsView = { show: EmailFilter; before: number | null };

/** Takes what the email queue shows, returns its address. Source: the owner's wish (visible to the admin). */
export function emailsUrl({ show, before }: Partial<EmailsView>): string {
  const query = new URLSearchParams();
  if (show && show !== "all") query.set("show", show);
  if (before) query.set("before", String(before));
  return query.size > 0 ? `/admin/emails?${query}` : "/admin/emails";
}
