import type { CreditView } from "#app/domain/statements/match.ts";
import { PASTED_MESSAGES } from "#app/domain/statements/statement-upload.ts";
import { m } from "#messages";
import { Disclosure } from "../disclosure.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Price } from "../price.tsx";
import { Table } from "../table.tsx";

type Statement = { id: string; name: string; at: string; newCount: number; creditCount: number };

export function RecentStatements({ statements }: { statements: Statement[] }) {
  if (statements.length === 0) return null;
  return (
    <Disclosure summary={m.statements_lastStatements()}>
      <Table
        caption={m.statements_lastStatements()}
        rows={statements}
        rowKey={({ id }) => id}
        columns={[
          {
            label: m.statements_statement(),
            rowHeader: true,
            cell: ({ name }) => (name === PASTED_MESSAGES ? m.statements_messages() : name),
          },
          { label: m.statements_added(), cell: ({ at }) => at },
          { label: m.statements_credits(), numeric: true, cell: ({ creditCount }) => creditCount },
          { label: m.shared_new(), numeric: true, cell: ({ newCount }) => newCount },
        ]}
      />
    </Disclosure>
  );
}

export function DismissedCredits({ credits }: { credits: CreditView[] }) {
  if (credits.length === 0) return null;
  return (
    <Disclosure summary={m.statements_notForAnOrder()}>
      <Table
        caption={m.statements_creditsThatAreNotFor()}
        rows={credits}
        rowKey={({ id }) => id}
        columns={[
          { label: m.statements_text(), rowHeader: true, cell: ({ description }) => description },
          { label: m.statements_arrived(), cell: ({ at }) => at },
          {
            label: m.shared_amount(),
            numeric: true,
            cell: ({ amountPaise }) => <Price paise={amountPaise} exact />,
          },
          {
            label: m.shared_undo(),
            hideLabel: true,
            cell: ({ id, description }) => (
              <PostButton
                action={`/admin/statements/credits/${id}/dismissal/removal`}
                label={m.shared_undo()}
                ariaLabel={m.statements_undo({ description })}
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
