import type { CouponState } from "#app/domain/coupons/coupon-text.ts";
import { m } from "#messages";
import { Badge, type Tone } from "../badge.tsx";

const states: Record<CouponState, [tone: Tone, label: () => string]> = {
  running: ["good", () => m.coupons_running()],
  planned: ["info", () => m.coupons_planned()],
  paused: ["warn", () => m.coupons_paused()],
  ended: ["neutral", () => m.coupons_ended()],
  used_up: ["neutral", () => m.coupons_allUsed()],
};

export function CouponStateBadge({ state }: { state: CouponState }) {
  const [tone, label] = states[state];
  return <Badge tone={tone}>{label()}</Badge>;
}
