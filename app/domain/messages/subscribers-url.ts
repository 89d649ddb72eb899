import type { SubscribersView } from "./subscribers-view.ts";

function withQuery(path: string, { search, page }: Partial<SubscribersView>): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (page && page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Takes what the list of subscribers shows, returns its address. Source: as `subscribersQuery`. */
export function subscribersUrl(view: Partial<SubscribersView>): string {
  return withQuery("/admin/subscribers", view);
}

/** Takes what is searched for, returns the address of the CSV of all that it finds. Source: as `subscribersQuery`. */
export function subscribersCsvUrl({ search }: Pick<SubscribersView, "search">): string {
  return withQuery("/admin/subscribers/export.csv", { search });
}
