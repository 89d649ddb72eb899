import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { messagesList } from "#app/domain/messages/message-list-url.ts";
import { setMessageRead } from "#app/domain/messages/messages.server.ts";
import { m } from "#messages";
import { buttonAction, toggled } from "../button-action.server.ts";

const isRead = (form: FormData) => form.get("read") !== "no";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(messagesList.url({ message: params.messageId }));

export const action = buttonAction({
  needs: "answer messages",
  page: () => messagesList.url(),
  run: (actor, { params, form }) => setMessageRead(actor, params.messageId ?? "", isRead(form)),
  done: (_, { form, url }) =>
    toggled(form, url, "read", isRead(form) ? m.messages_read() : m.messages_unread()),
  success: (_, { form }) =>
    isRead(form) ? m.messages_messageMarkedAsRead() : m.messages_messageMarkedAsUnread(),
  failure: () => m.messages_failedToUpdateTheMessage(),
});
