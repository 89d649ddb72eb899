import type { ReactNode } from "react";
import type { ChangePageData } from "#app/domain/order-changes/change-page.ts";
import { m } from "#messages";
import { Price } from "../dish/price.tsx";
import { Notice } from "../notice.tsx";
import { totalRows } from "../receipt/totals.tsx";
import { Summary } from "../summary.tsx";

type ChangePreviewProps = { page: ChangePageData; children: ReactNode };

/** The total after the change; `children` are the buttons. */
export function ChangePreview({ page, children }: ChangePreviewProps) {
  const { preview, problem, totalPaise } = page;
  return (
    <div className="stack">
      {problem && (
        <Notice tone="warn" title={m.orders_changeImpossible()} role="status">
          {problem}
        </Notice>
      )}
      <Summary
        title={m.orders_newTotal()}
        rows={[
          { label: m.orders_totalSoFar(), value: <Price paise={totalPaise} /> },
          ...(preview ? totalRows(preview.amounts) : []),
        ]}
        totalPaise={preview?.totalPaise ?? totalPaise}
        notes={preview?.couponNote}
      >
        {preview && (
          <ul className="plain-list" aria-live="polite">
            <li>
              <strong>{preview.open}</strong>
            </li>
            {preview.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
      </Summary>
      <div className="stack stack-small">{children}</div>
    </div>
  );
}
