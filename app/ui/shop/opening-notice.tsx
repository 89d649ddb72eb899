import { m } from "#messages";
import { Notice } from "../notice.tsx";
import { useShopFacts } from "./shop-facts.tsx";

type OpeningNoticeProps = {
  /** Also shown while orders are accepted for the next opening. */
  beforeOpening?: boolean;
};

export function OpeningNotice({ beforeOpening }: OpeningNoticeProps) {
  const { opening } = useShopFacts();
  if (!opening.takesOrders) return <Notice tone="warn" title={opening.sentence} />;
  if (!beforeOpening || opening.state === "open") return null;
  return (
    <Notice tone="info" title={opening.sentence}>
      {m.shared_closedOrderAhead()}
    </Notice>
  );
}
