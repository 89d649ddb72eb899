import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { changedRow, keepInPlace } from "#app/domain/lists/changed-row.ts";
import type { ListView } from "#app/domain/lists/list-url.ts";
import { messagesList } from "#app/domain/messages/message-list-url.ts";
import { findMessage, listMessages, messageCounts } from "#app/domain/messages/messages.server.ts";
import { messageRow } from "#app/domain/messages/received-message.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink, SecondaryLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { MessageCard } from "#app/ui/messages/message-card.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { StillRows } from "#app/ui/rows/still-rows.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { m } from "#messages";

const idOf = ({ id }: { id: string }) => id;

type MessagesView = ListView<typeof messagesList>;

export const meta: MetaFunction = () => pageMeta(m.shared_messages(), m.messages_description());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "answer messages");
  const query = new URL(request.url).searchParams;
  const view = messagesList.read(query);
  const changed = changedRow(query);
  const counts = messageCounts();
  if (view.message) {
    const message = findMessage(view.message);
    const messages = message ? [messageRow(message)] : [];
    const found = { view, counts, messages, pages: 1 };
    return data(found, { status: message ? 200 : 404 });
  }
  const { items, pagination } = listMessages(view);
  if (view.page > pagination.totalPages) {
    throw redirect(messagesList.url({ ...view, page: pagination.totalPages }));
  }
  const row = changed && findMessage(changed.id);
  const kept = row ? [{ row, place: changed.place }] : [];
  const messages = keepInPlace(items, kept, idOf).map(messageRow);
  return data({ view, counts, messages, pages: pagination.totalPages });
}

export default function Messages() {
  const { view, counts, messages, pages } = useLoaderData<typeof loader>();
  const tab = (label: string, shown: MessagesView["shown"]) => ({
    label,
    to: messagesList.url({ shown }),
    current: !view.message && view.shown === shown,
    count: counts[shown],
  });
  return (
    <Page title={m.shared_messages()} intro={m.messages_intro()}>
      <Tabs
        label={m.shared_messages()}
        tabs={[tab(m.messages_unread(), "unread"), tab(m.messages_read(), "read")]}
      />
      <StillRows list={messagesList.url(view)} loaded={messages} idOf={idOf}>
        {(rows) =>
          rows.length === 0 ? (
            <NoMessages view={view} total={counts.unread + counts.read} />
          ) : (
            <ul className="stack">
              {rows.map((message, place) => (
                <MessageCard
                  key={message.id}
                  message={message}
                  list={messagesList.url(view)}
                  place={place}
                />
              ))}
            </ul>
          )
        }
      </StillRows>
      <Pagination
        page={view.page}
        pages={pages}
        hrefFor={(page) => messagesList.url({ ...view, page })}
        label={m.messages_pagesOfMessages()}
      />
    </Page>
  );
}

function NoMessages({ view, total }: { view: MessagesView; total: number }) {
  if (view.message) {
    return (
      <EmptyState
        title={m.messages_messageNotFound()}
        action={<ButtonLink to="/admin/messages">{m.messages_allMessages()}</ButtonLink>}
      >
        {m.messages_itMayHaveBeenDeleted()}
      </EmptyState>
    );
  }
  if (total === 0) {
    return (
      <EmptyState illustration="/illustrations/empty-orders.svg" title={m.messages_noMessagesYet()}>
        {m.messages_listEmpty()}
      </EmptyState>
    );
  }
  return view.shown === "unread" ? (
    <EmptyState
      title={m.messages_noUnreadMessages()}
      action={
        <SecondaryLink to={messagesList.url({ shown: "read" })}>
          {m.messages_readMessages()}
        </SecondaryLink>
      }
    />
  ) : (
    <EmptyState title={m.messages_noReadMessagesYet()} />
  );
}

export const ErrorBoundary = loadFailure(m.shared_messages, m.messages_failedToLoadMessages);
