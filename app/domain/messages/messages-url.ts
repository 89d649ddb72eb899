import type { MessagesView } from "./messages-view.ts";

export function messagesUrl(view: Partial<MessagesView>): string {
  const query = new URLSearchParams();
  if (view.shown === "read") query.set("shown", "read");
  if (view.page && view.page > 1) query.set("page", String(view.page));
  if (view.message) query.set("message", view.message);
  return query.size > 0 ? `/admin/messages?${query}` : "/admin/messages";
}
