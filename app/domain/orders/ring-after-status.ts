/**
 * Since when an order or booking rings after a step. A cancellation rings, because the shop may have begun with it; any
 * other step is an answer.
 */
export function ringAfterStatus(status: string, at: Date): Date | null {
  return status === "cancelled" ? at : null;
}
