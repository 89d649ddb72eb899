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
          question: m.pages_doINeedAnAccount(),
          answer: m.pages_youCanReadTheMenu(),
        },
        {
          question: m.pages_canIChangeOrCancel(),
          answer: m.pages_whileItsStatusIsPending(),
        },
        {
          question: m.pages_somethingWasWrongWithMy(),
          answer: m.pages_callUsRightAwayOr(),
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
          answer: m.pages_aPlateIsReadyIn({
            preparationTime: shop.preparationTime,
            delivery: shop.estimate.delivery,
            pickup: shop.estimate.pickup,
          }),
        },
        {
          question: m.pages_whereDoYouDeliver(),
          answer:
            facts.delivery.kind === "everywhere"
              ? m.pages_withinAboutSixKilometresOf()
              : m.pages_theDeliveryPageListsOur(),
        },
        {
          question: m.pages_wontThePurisGoSoft(),
          answer: m.pages_noBecauseTheyDoNot(),
        },
      ],
    },
    {
      id: "food",
      title: m.pages_theFood(),
      faqs: [
        top.food,
        {
          question: m.pages_isThePaniPuriWater(),
          answer: m.pages_yesItIsFilteredBoiled(),
        },
        {
          question: m.pages_howSpicyIsIt(),
          answer: m.pages_asYouLikeMildMedium(),
        },
        {
          question: m.pages_iHaveAnAllergyWhat(),
          answer: m.pages_ourKitchenWorksWithWheat(),
        },
      ],
    },
    {
      id: "payment",
      title: m.shared_payment(),
      faqs: [
        top.payment,
        {
          question: m.pages_iPaidByUpiAnd(),
          answer: m.pages_itGoesBackToThe(),
        },
        {
          question: m.pages_doSpecialOffersApplyIn(),
          answer: m.pages_yesOrderThemAtThe(),
        },
      ],
    },
    {
      id: "catering",
      title: m.shared_catering(),
      faqs: [
        top.catering,
        {
          question: m.pages_whenDoIPayFor(),
          answer: m.pages_halfOfTheTotalInAdvance(),
        },
        {
          question: m.pages_whatDoYouBringAnd(),
          answer: m.pages_weBringTheCounterThe(),
        },
      ],
    },
  ];
}
