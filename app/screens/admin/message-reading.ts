import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { markMessage } from "#app/domain/messages/change-message.server.ts";
import { messagesAddress } from "#app/domain/messages/messages-address.ts";
import { formAction } from "#app/http/form-action.server.ts";
import { adminVisitor } from "#app/http/guards.server.ts";
import { replyInPlace } from "#app/http/in-place.server.ts";
import { localPath } from "#app/http/return-to.ts";

const FAILED = "Failed to update the message";

/** Whoever opens this by hand is sent to the message, which admits admins only. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(messagesAddress({ message: params.messageId }));

export const action = formAction(
  async ({ request, params, form }) => {
    const returnTo = localPath(form.get("returnTo"), messagesAddress({}));
    const { user } = await adminVisitor(request, { returnTo });
    const isRead = form.get("read") !== "no";
    const marked = markMessage(user, params.messageId ?? "", isRead);
    return replyInPlace(
      form,
      returnTo,
      marked.ok
        ? {
            type: "success",
            message: isRead ? "Message marked as read" : "Message marked as unread",
          }
        : { type: "error", message: FAILED, description: marked.message },
    );
  },
  { failure: FAILED },
);
