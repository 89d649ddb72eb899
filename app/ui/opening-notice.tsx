import { Notice } from "./notice.tsx";
import { useShopFacts } from "./shop-facts.tsx";

type OpeningNoticeProps = {
  /** Also while orders are taken for the next opening. */
  beforeOpening?: boolean;
};

/** Says so when an order is not made at once, or not taken at all. */
export function OpeningNotice({ beforeOpening }: OpeningNoticeProps) {
  const { opening } = useShopFacts();
  if (!opening.takesOrders) return <Notice tone="warn" title={opening.sentence} />;
  if (!beforeOpening || opening.state === "open") return null;
  return (
    <Notice tone="info" title={opening.sentence}>
      Order now, and it is made first when we open.
    </Notice>
  );
}
