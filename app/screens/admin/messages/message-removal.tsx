import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { messagesList } from "#app/domain/messages/message-list-url.ts";
import { deleteMessage, findMessage } from "#app/domain/messages/messages.server.ts";
import { messageRow } from "#app/domain/messages/received-message.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { returnPathAfterRemoval } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { RemovalPage } from "#app/ui/form/removal-page.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { removalAction } from "../removal-action.server.ts";

const FAILED = () => m.messages_failedToDeleteMessage();

export const meta: MetaFunction = () => pageMeta(m.messages_deleteMessage());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "answer messages");
  const message = orNotFound(findMessage(params.messageId ?? ""));
  return {
    message: messageRow(message),
    returnTo: returnPathAfterRemoval(request, messagesList.url(), "message"),
  };
}

export const action = removalAction({
  needs: "answer messages",
  remove: (actor, params) => deleteMessage(actor, params.messageId ?? ""),
  listOf: (request) => returnPathAfterRemoval(request, messagesList.url(), "message"),
  success: () => m.messages_messageDeletedSuccessfully(),
  nameOf: ({ name }) => name,
  failure: FAILED,
});

export default function MessageRemoval() {
  const { message, returnTo } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={m.messages_deleteMessage()}
      cancelLabel={m.messages_keepTheMessage()}
      returnTo={returnTo}
    >
      <p className="wrap-anywhere">
        <strong>{message.name}</strong>
        <span className="subtext">
          {message.about}, {message.receivedAt}
        </span>
      </p>
      <blockquote className="preserve-lines">{message.text}</blockquote>
      <p>{m.messages_deleteQuestion()}</p>
    </RemovalPage>
  );
}
