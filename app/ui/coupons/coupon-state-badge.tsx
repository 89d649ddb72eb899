import type { CouponState } from "#app/domain/coupons/coupon-text.ts";
import { Badge, type Tone } from "../badge.tsx";

const states: Record<CouponState, [tone: Tone, label: string]> = {
  running: ["good", "Running"],
  planned: ["info", "Planned"],
  paused: ["warn", "Paused"],
  ended: ["neutral", "Ended"],
  used_up: ["neutral", "Used up"],
};

export function CouponStateBadge({ state }: { state: CouponState }) {
  const [tone, label] = states[state];
  return <Badge tone={tone}>{label}</Badge>;
}
