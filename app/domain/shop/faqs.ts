import { m } from "#messages";
import { shop } from "../shop.ts";
import { type Faq, type FaqFacts, topFaqs } from "./top-faqs.ts";

type FaqGroup = { id: string; title: string; faqs: readonly Faq[] };

export function faqGroups(facts: FaqFacts): readonly FaqGroup[] {
  const top = topFaqs(facts);
  return [
    {
      id: "ordering",
      title: m.pages_ordering(),
      faqs: [
        top.ordering,
        {
          question: m.pages_faqAccountQuestion(),
          answer: m.pages_faqAccountAnswer(),
        },
        {
          question: m.pages_faqCancelQuestion(),
          answer: m.pages_faqCancelAnswer(),
        },
        {
          question: m.pages_faqComplaintQuestion(),
          answer: m.pages_faqComplaintAnswer(),
        },
      ],
    },
    {
      id: "delivery",
      title: m.pages_deliveryAndTakeaway(),
      faqs: [
        top.delivery,
        {
          question: m.pages_howLongDoesItTake(),
          answer: m.pages_faqTimeAnswer({
            preparationTime: shop.preparationTime,
            delivery: shop.estimate.delivery,
            pickup: shop.estimate.pickup,
          }),
        },
        {
          question: m.pages_whereDoYouDeliver(),
          answer:
            facts.delivery.kind === "everywhere"
              ? m.pages_faqAreaAnswer()
              : m.pages_faqAreaListAnswer(),
        },
        {
          question: m.pages_faqSoftQuestion(),
          answer: m.pages_faqSoftAnswer(),
        },
      ],
    },
    {
      id: "food",
      title: m.pages_theFood(),
      faqs: [
        top.food,
        {
          question: m.pages_faqWaterQuestion(),
          answer: m.pages_faqWaterAnswer(),
        },
        {
          question: m.pages_howSpicyIsIt(),
          answer: m.pages_faqSpiceAnswer(),
        },
        {
          question: m.pages_faqAllergyQuestion(),
          answer: m.pages_faqAllergyAnswer(),
        },
      ],
    },
    {
      id: "payment",
      title: m.shared_payment(),
      faqs: [
        top.payment,
        {
          question: m.pages_faqRefundQuestion(),
          answer: m.pages_faqRefundAnswer(),
        },
        {
          question: m.pages_faqOffersQuestion(),
          answer: m.pages_faqOffersAnswer(),
        },
      ],
    },
    {
      id: "catering",
      title: m.shared_catering(),
      faqs: [
        top.catering,
        {
          question: m.pages_faqAdvanceQuestion(),
          answer: m.pages_faqAdvanceAnswer(),
        },
        {
          question: m.pages_faqSetupQuestion(),
          answer: m.pages_faqSetupAnswer(),
        },
      ],
    },
  ];
}
