import type { DeliveryCost } from "../zones/delivery-facts.ts";

type CostSentences = {
  freeAbove: (terms: { fee: string; freeAbove: string }) => string;
  /** The sentence for a fee that differs between zones. */
  varies: (terms: { fee: string }) => string;
  fixed: (terms: { fee: string }) => string;
};

/** Picks the sentence that matches the delivery fee. */
export function costSentence(
  { fee, freeAbove, differs }: DeliveryCost,
  sentences: CostSentences,
): string {
  if (freeAbove) return sentences.freeAbove({ fee, freeAbove });
  return differs ? sentences.varies({ fee }) : sentences.fixed({ fee });
}
