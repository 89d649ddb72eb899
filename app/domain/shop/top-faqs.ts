import { m } from "#messages";
import { cateringPackages } from "../events/price-list.ts";
import { anyOf } from "../language/formats.ts";
import { formatRupees } from "../money.ts";
import type { FormattedHours } from "../settings/format-hours.ts";
import { type DeliveryFacts, deliveryCost } from "../zones/delivery-facts.ts";
import { costSentence } from "./cost-sentence.ts";

export type Faq = { question: string; answer: string };

/** The settings that appear in the answers. */
export type FaqFacts = { hours: FormattedHours; delivery: DeliveryFacts };

function describeCost(delivery: DeliveryFacts): string {
  const cost = deliveryCost(delivery);
  if (!cost) return m.pages_deliveryIsFree();
  return costSentence(cost, {
    freeAbove: m.pages_perOrderFreeAbove,
    varies: m.pages_perOrderByArea,
    fixed: m.pages_perOrder,
  });
}

/** The first question of each group of `faqs.ts`, for the home page: the others would make it heavier. */
export function topFaqs({ hours, delivery }: FaqFacts) {
  return {
    ordering: {
      question: m.pages_whenAreYouOpen(),
      answer: m.pages_faqHoursAnswer({ sentence: hours.sentence, note: hours.note }),
    },
    delivery: {
      question: m.pages_whatDoesDeliveryCost(),
      answer: m.pages_costPickupIsFree({
        cost: describeCost(delivery),
        minimum: "minimum" in delivery ? delivery.minimum : m.shared_thereIsNoMinimumOrder(),
      }),
    },
    food: {
      question: m.pages_faqJainQuestion(),
      answer: m.pages_faqJainAnswer(),
    },
    payment: {
      question: m.pages_howCanIPay(),
      answer: m.pages_faqPaymentAnswer(),
    },
    catering: {
      question: m.pages_faqCateringQuestion(),
      answer: m.pages_faqCateringAnswer({
        packagePrices: anyOf(cateringPackages.map(({ pricePaise }) => formatRupees(pricePaise))),
      }),
    },
  } satisfies Record<string, Faq>;
}
