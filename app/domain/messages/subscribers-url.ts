import type { SubscribersView } from "./subscribers-view.ts";

function withQuery(path: string, { search, page }: Partial<SubscribersView>): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (page && page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

export function subscribersUrl(view: Partial<SubscribersView>): string {
  return withQuery("/admin/subscribers", view);
}

export function subscribersCsvUrl({ search }: Pick<SubscribersView, "search">): string {
  return withQuery("/admin/subscribers/export.csv", { search });
}
