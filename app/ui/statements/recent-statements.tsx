import type { CreditView } from "#app/domain/statements/match.ts";
import { Disclosure } from "../disclosure.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Price } from "../price.tsx";
import { Table } from "../table.tsx";

type Statement = { id: string; name: string; at: string; newCount: number; creditCount: number };

export function RecentStatements({ statements }: { statements: Statement[] }) {
  if (statements.length === 0) return null;
  return (
    <Disclosure summary="Last statements">
      <Table
        caption="Last statements"
        rows={statements}
        rowKey={({ id }) => id}
        columns={[
          { label: "Statement", rowHeader: true, cell: ({ name }) => name },
          { label: "Added", cell: ({ at }) => at },
          { label: "Credits", numeric: true, cell: ({ creditCount }) => creditCount },
          { label: "New", numeric: true, cell: ({ newCount }) => newCount },
        ]}
      />
    </Disclosure>
  );
}

export function DismissedCredits({ credits }: { credits: CreditView[] }) {
  if (credits.length === 0) return null;
  return (
    <Disclosure summary="Not for an order">
      <Table
        caption="Credits that are not for an order"
        rows={credits}
        rowKey={({ id }) => id}
        columns={[
          { label: "Text", rowHeader: true, cell: ({ description }) => description },
          { label: "Arrived", cell: ({ at }) => at },
          {
            label: "Amount",
            numeric: true,
            cell: ({ amountPaise }) => <Price paise={amountPaise} exact />,
          },
          {
            label: "Undo",
            hideLabel: true,
            cell: ({ id, description }) => (
              <PostButton
                action={`/admin/statements/credits/${id}/dismissal/removal`}
                label="Undo"
                ariaLabel={`Undo: ${description}`}
                variant="quiet"
                size="small"
              />
            ),
          },
        ]}
      />
    </Disclosure>
  );
}
