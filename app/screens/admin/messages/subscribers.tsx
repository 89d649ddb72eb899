import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "#app/domain/clock.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { subscribersCsvUrl, subscribersList } from "#app/domain/messages/subscriber-list-url.ts";
import { listSubscribers } from "#app/domain/messages/subscribers.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { DownloadLink, QuietLink } from "#app/ui/button.tsx";
import { type Column, Table } from "#app/ui/details/table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ClearFilters, FilterForm, SearchField } from "#app/ui/form/filter-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
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
  const isFiltered = view.search !== "";
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
        <EmptyState
          illustration="/illustrations/empty-search.svg"
          title={isFiltered ? m.subscribers_noSubscribersFound() : m.subscribers_noSubscribersYet()}
          clearTo={isFiltered ? "/admin/subscribers" : undefined}
        >
          {isFiltered ? m.subscribers_noAddressStartsWithThat() : m.subscribers_listEmpty()}
        </EmptyState>
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

function SubscriberFilter({ search }: { search: string }) {
  return (
    <FilterForm
      action="/admin/subscribers"
      label={m.subscribers_searchSubscribers()}
      submitLabel={m.shared_search()}
      clearLink={search && <ClearFilters to="/admin/subscribers" />}
    >
      <SearchField
        name="search"
        value={search}
        label={m.subscribers_addressStartsWith()}
        autoCapitalize="none"
      />
    </FilterForm>
  );
}

type Subscriber = { id: string; email: string; subscribedOn: string };
type SubscriberTableProps = { subscribers: Subscriber[]; returnTo: string };

function SubscriberTable({ subscribers, returnTo }: SubscriberTableProps) {
  const columns: Column<Subscriber>[] = [
    {
      label: m.shared_email(),
      rowHeader: true,
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    { label: m.subscribers_subscribed(), cell: ({ subscribedOn }) => subscribedOn },
    {
      label: m.shared_actions(),
      hideLabel: true,
      cell: ({ id, email }) => (
        <QuietLink
          to={`/admin/subscribers/${id}/removal?${new URLSearchParams({ returnTo })}`}
          icon="trash"
          aria-label={m.subscribers_remove({ email })}
        >
          {m.shared_remove()}
        </QuietLink>
      ),
    },
  ];
  return (
    <Table
      caption={m.shared_subscribers()}
      columns={columns}
      rows={subscribers}
      rowKey={({ id }) => id}
    />
  );
}

export const ErrorBoundary = loadFailure(
  m.shared_subscribers,
  m.subscribers_failedToLoadSubscribers,
);
