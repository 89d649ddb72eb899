import { type Coupon, type CouponCandidate, type DiscountedLine, isForLine } from "./coupon.ts";
import { type Discount, discountTotalPaise, splitDiscount } from "./discount.ts";

type Applied = { discounts: Discount[]; lines: DiscountedLine[]; savedPaise: number };

const HUNDRED_PERCENT = 10_000;

/** The discount on the coupon's dishes, at most what they still cost. */
function dishDiscount({ kind, value, capPaise }: Coupon, lines: DiscountedLine[]): number {
  const leftPaise = lines.reduce((sum, line) => sum + line.leftPaise, 0);
  switch (kind) {
    case "percent":
      return Math.min(Math.floor((leftPaise * value) / HUNDRED_PERCENT), capPaise ?? leftPaise);
    case "amount":
      return Math.min(value, leftPaise);
    case "free_dish": {
      const prices = lines.map((line) => Math.min(line.pricePaise, line.leftPaise));
      return prices.length > 0 ? Math.min(...prices) : 0;
    }
    case "free_delivery":
      return 0;
  }
}

function applyInTurn(
  candidates: CouponCandidate[],
  lines: DiscountedLine[],
  deliveryFeePaise: number,
): Applied {
  let current = lines;
  let feePaise = deliveryFeePaise;
  const discounts: Discount[] = [];
  for (const { coupon, code } of candidates) {
    const included = current.map((line) => isForLine(coupon, line));
    const eligible = current.filter((_, index) => included[index]);
    const offDishesPaise = dishDiscount(coupon, eligible);
    const offDeliveryPaise = coupon.kind === "free_delivery" ? feePaise : 0;
    feePaise -= offDeliveryPaise;
    const shares = splitDiscount(
      offDishesPaise,
      current.map((line, index) => (included[index] ? line.leftPaise : 0)),
    );
    current = current.map((line, index) => ({
      ...line,
      leftPaise: line.leftPaise - (shares[index] ?? 0),
    }));
    const amountPaise = offDishesPaise + offDeliveryPaise;
    if (amountPaise > 0) {
      const { id: couponId, name, localName: local } = coupon;
      discounts.push({ couponId, code, name, ...(local && { local }), amountPaise });
    }
  }
  return { discounts, lines: current, savedPaise: discountTotalPaise(discounts) };
}

/**
 * Applies coupons whose conditions hold, in order: either all that can be combined or one other,
 * whichever saves the customer more.
 */
export function applyCoupons(
  candidates: CouponCandidate[],
  lines: DiscountedLine[],
  deliveryFeePaise: number,
): Applied {
  const together = candidates.filter(({ coupon }) => coupon.combines);
  const alone = candidates.filter(({ coupon }) => !coupon.combines).map((one) => [one]);
  let best = applyInTurn([], lines, deliveryFeePaise);
  for (const choice of [together, ...alone]) {
    const applied = applyInTurn(choice, lines, deliveryFeePaise);
    if (applied.savedPaise > best.savedPaise) best = applied;
  }
  return best;
}
