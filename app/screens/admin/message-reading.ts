import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { setMessageRead } from "#app/domain/messages/change-message.server.ts";
import { messagesList } from "#app/domain/messages/message-list-url.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

const FAILED = () => m.messages_failedToUpdateTheMessage();

/** Needs no guard: the page it redirects to has one. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(messagesList.url({ message: params.messageId }));

export const action = formAction(
  async ({ request, params, form }) => {
    const returnTo = returnPath(form, messagesList.url());
    const { user } = await staffVisitor(request, "answer messages", { returnTo });
    const isRead = form.get("read") !== "no";
    const changed = setMessageRead(user, params.messageId ?? "", isRead);
    return replyInPlace(
      form,
      returnTo,
      changed.ok
        ? {
            type: "success",
            message: isRead ? m.messages_messageMarkedAsRead() : m.messages_messageMarkedAsUnread(),
          }
        : { type: "error", message: FAILED(), description: changed.message },
    );
  },
  { failure: FAILED },
);
