import { m } from "#messages";

export const CANCELLED_BY_CUSTOMER = "Cancelled by customer";

/**
 * Reasons that are stored in English, so that everybody reads them in their own language. `usual`: what staff can choose
 * instead of typing one.
 */
export function knownReasons(usual: ReadonlyMap<string, () => string>) {
  return {
    labels: () => [...usual.values()].map((label) => label()),
    stored: (typed: string) => [...usual].find(([, label]) => label() === typed)?.[0] ?? typed,
    shown: (stored: string) =>
      stored === CANCELLED_BY_CUSTOMER
        ? m.shared_cancelledByCustomer()
        : (usual.get(stored)?.() ?? stored),
  };
}
