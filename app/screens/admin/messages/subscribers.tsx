import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "#app/domain/clock.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { subscribersCsvUrl, subscribersList } from "#app/domain/messages/subscriber-list-url.ts";
import { listSubscribers } from "#app/domain/messages/subscribers.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { DownloadLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { SubscriberFilter } from "#app/ui/subscribers/subscriber-filter.tsx";
import { SubscriberTable } from "#app/ui/subscribers/subscriber-table.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.shared_subscribers(), m.subscribers_intro());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "answer messages");
  const view = subscribersList.read(new URL(request.url).searchParams);
  const { items, pagination } = listSubscribers(view);
  if (view.page > pagination.totalPages) {
    throw redirect(subscribersList.url({ ...view, page: pagination.totalPages }));
  }
  const subscribers = items.map(({ id, email, createdAt }) => ({
    id,
    email,
    subscribedOn: formatDate(createdAt),
  }));
  return { view, pagination, subscribers };
}

export default function Subscribers() {
  const { view, pagination, subscribers } = useLoaderData<typeof loader>();
  const { page, totalItems, totalPages } = pagination;
  const total = formatNumber(totalItems);
  return (
    <Page
      title={m.shared_subscribers()}
      intro={m.subscribers_intro()}
      actions={totalItems > 0 && <DownloadLink href={subscribersCsvUrl(view.search)} />}
    >
      <SubscriberFilter search={view.search} />
      <p className="muted" role="status">
        {view.search
          ? m.subscribers_subscribersStartingWith({ total, search: view.search })
          : m.subscribers_subscribers({ total })}
      </p>
      {subscribers.length === 0 ? (
        <NoSubscribers isFiltered={view.search !== ""} />
      ) : (
        <SubscriberTable subscribers={subscribers} returnTo={subscribersList.url(view)} />
      )}
      <Pagination
        page={page}
        pages={totalPages}
        hrefFor={(number) => subscribersList.url({ ...view, page: number })}
        label={m.subscribers_pagesOfSubscribers()}
      />
    </Page>
  );
}

function NoSubscribers({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      illustration="/illustrations/empty-search.svg"
      title={isFiltered ? m.subscribers_noSubscribersFound() : m.subscribers_noSubscribersYet()}
      clearTo={isFiltered ? "/admin/subscribers" : undefined}
    >
      {isFiltered ? m.subscribers_noAddressStartsWithThat() : m.subscribers_listEmpty()}
    </EmptyState>
  );
}

export const ErrorBoundary = loadFailure(
  m.shared_subscribers,
  m.subscribers_failedToLoadSubscribers,
);
