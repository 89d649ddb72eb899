import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { type Column, Table } from "../details/table.tsx";

type Subscriber = { id: string; email: string; subscribedOn: string };
type SubscriberTableProps = { subscribers: Subscriber[]; returnTo: string };

export function SubscriberTable({ subscribers, returnTo }: SubscriberTableProps) {
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
