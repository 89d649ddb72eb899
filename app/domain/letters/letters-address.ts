export const letterFilters = ["all", "waiting", "sent", "given_up"] as const;
export type LetterFilter = (typeof letterFilters)[number];

/** What the outbox shows; `before` is the letter that the page before ended with. */
export type LettersView = { show: LetterFilter; before: number | null };

/** Takes what the outbox shows, returns its address. Source: the owner's wish (visible to the admin). */
export function lettersAddress({ show, before }: Partial<LettersView>): string {
  const query = new URLSearchParams();
  if (show && show !== "all") query.set("show", show);
  if (before) query.set("before", String(before));
  return query.size > 0 ? `/admin/outbox?${query}` : "/admin/outbox";
}
