import type { StockItem } from "#app/domain/orders/order.ts";
import { m } from "#messages";
import { DetailSection } from "../details/detail-section.tsx";
import { PostButton } from "../form/post-button.tsx";

type SoldOutButtonsProps = { stockItems: StockItem[]; returnTo: string };

const paths = { dish: "/admin/products", choice: "/admin/options/choices" } as const;

/** Shown where staff notice that something has run out. */
export function SoldOutButtons({ stockItems, returnTo }: SoldOutButtonsProps) {
  if (stockItems.length === 0) return null;
  return (
    <DetailSection title={m.shared_soldOutToday()}>
      <p className="muted small">{m.orders_ranOutQuestion()}</p>
      <div className="row">
        {stockItems.map(({ kind, id, name, isMarked }) => (
          <PostButton
            key={id}
            action={`${paths[kind]}/${id}/sold-out${isMarked ? "/removal" : ""}`}
            fields={{ returnTo }}
            label={name}
            ariaLabel={`${isMarked ? m.shared_availableAgain() : m.shared_soldOutToday()}: ${name}`}
            pressed={isMarked}
            variant={isMarked ? "danger" : "secondary"}
            size="small"
          />
        ))}
      </div>
    </DetailSection>
  );
}
