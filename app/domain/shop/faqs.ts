import { m } from "#messages";
import { cateringPackages } from "../catering/price-list.ts";
import { anyOf } from "../language/formats.ts";
import { formatRupees } from "../money.ts";
import type { FormattedHours } from "../settings/format-hours.ts";
import { shop } from "../shop.ts";
import { type DeliveryFacts, deliveryCost } from "../zones/delivery-facts.ts";
import { costSentence } from "./cost-sentence.ts";

export type Faq = { question: string; answer: string };
export type FaqGroup = { id: string; title: string; faqs: readonly Faq[] };

/** The settings that appear in the answers. */
export type FaqFacts = { hours: FormattedHours; delivery: DeliveryFacts };

function describeCost(delivery: DeliveryFacts): string {
  const cost = deliveryCost(delivery);
  if (!cost) return m.pages_deliveryIsFree();
  return costSentence(cost, {
    freeAbove: m.pages_perOrderFreeAbove,
    varies: m.pages_perOrderDependingOnWhere,
    fixed: m.pages_perOrder,
  });
}

const packagePrices = anyOf(cateringPackages.map(({ pricePaise }) => formatRupees(pricePaise)));

export function faqGroups({ hours, delivery }: FaqFacts): readonly FaqGroup[] {
  return [
    {
      id: "ordering",
      title: m.pages_ordering(),
      faqs: [
        {
          question: m.pages_whenAreYouOpen(),
          answer: m.pages_atBothShopsYouCan({ sentence: hours.sentence, note: hours.note }),
        },
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
        {
          question: m.pages_whatDoesDeliveryCost(),
          answer: m.pages_costPickupIsFree({
            cost: describeCost(delivery),
            minimum: "minimum" in delivery ? delivery.minimum : m.shared_thereIsNoMinimumOrder(),
          }),
        },
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
            delivery.kind === "everywhere"
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
        {
          question: m.pages_isEverythingVegetarianDoYou(),
          answer: m.pages_theWholeKitchenIsVegetarian(),
        },
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
        {
          question: m.pages_howCanIPay(),
          answer: m.pages_byUpiByCardOr(),
        },
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
        {
          question: m.pages_doYouCaterForWeddings(),
          answer: m.pages_yesFor10To500({ packagePrices }),
        },
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

/** The first question of each group, for the home page. */
export function topFaqs(facts: FaqFacts): readonly Faq[] {
  return faqGroups(facts).flatMap((group) => group.faqs.slice(0, 1));
}
