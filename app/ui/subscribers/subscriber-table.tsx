import { ButtonLink } from "../button.tsx";
import { type Column, Table } from "../table.tsx";

type Subscriber = { id: string; email: string; subscribedOn: string };
type SubscriberTableProps = { subscribers: Subscriber[]; returnTo: string };

export function SubscriberTable({ subscribers, returnTo }: SubscriberTableProps) {
  const columns: Column<Subscriber>[] = [
    {
      label: "Email",
      rowHeader: true,
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    { label: "Subscribed", cell: ({ subscribedOn }) => subscribedOn },
    {
      label: "Actions",
      hideLabel: true,
      cell: ({ id, email }) => (
        <ButtonLink
          to={`/admin/subscribers/${id}/removal?${new URLSearchParams({ returnTo })}`}
          variant="quiet"
          icon="trash"
          aria-label={`Remove ${email}`}
        >
          Remove
        </ButtonLink>
      ),
    },
  ];
  return (
    <Table caption="Subscribers" columns={columns} rows={subscribers} rowKey={({ id }) => id} />
  );
}
