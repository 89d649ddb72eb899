import { cateringPackages } from "../catering/price-list.ts";
import { formatRupees } from "../money.ts";
import type { FormattedHours } from "../settings/format-hours.ts";
import { shop } from "../shop.ts";
import { type DeliveryFacts, deliveryCost } from "../zones/delivery-facts.ts";

export type Faq = { question: string; answer: string };
export type FaqGroup = { id: string; title: string; faqs: readonly Faq[] };

/** The settings that appear in the answers. */
export type FaqFacts = { hours: FormattedHours; delivery: DeliveryFacts };

function costSentence(delivery: DeliveryFacts): string {
  const cost = deliveryCost(delivery);
  if (!cost) return "Delivery is free.";
  const { fee, freeAbove, where } = cost;
  return `${fee} per order${freeAbove ? `, and nothing for orders above ${freeAbove}` : where}.`;
}

const packagePrices = new Intl.ListFormat("en", { type: "disjunction" }).format(
  cateringPackages.map(({ pricePaise }) => formatRupees(pricePaise)),
);

export function faqGroups({ hours, delivery }: FaqFacts): readonly FaqGroup[] {
  return [
    {
      id: "ordering",
      title: "Ordering",
      faqs: [
        {
          question: "When are you open?",
          answer: `${hours.sentence}, at both shops. ${hours.note}. You can order online at any hour; when we are closed, we cook your order first when we open.`,
        },
        {
          question: "Do I need an account to order?",
          answer:
            "You can read the menu and fill your cart without one. To place the order, log in or register, so that you can follow it, cancel it while it is pending and find it again when you want the same plate next week.",
        },
        {
          question: "Can I change or cancel an order?",
          answer:
            "While its status is Pending you can cancel it yourself under My Orders. After that, call the shop: we will do what we can, but a filled puri does not keep.",
        },
        {
          question: "Something was wrong with my order. What now?",
          answer:
            "Call us right away, or write to us on the contact page with the order number. If it was our mistake, we make it again or refund you, whichever you prefer.",
        },
      ],
    },
    {
      id: "delivery",
      title: "Delivery and takeaway",
      faqs: [
        {
          question: "What does delivery cost?",
          answer: `${costSentence(delivery)} Pickup is always free. ${"minimum" in delivery ? delivery.minimum : "There is no minimum order."}`,
        },
        {
          question: "How long does it take?",
          answer: `A plate is ready in ${shop.preparationTime}. Home delivery takes about ${shop.estimate.delivery}, a pickup order about ${shop.estimate.pickup}. In heavy rain and on Ganpati evenings, give us a little longer.`,
        },
        {
          question: "Where do you deliver?",
          answer:
            delivery.kind === "everywhere"
              ? "Within about six kilometres of the two shops: Deccan, the peths, Shivajinagar, Erandwane, Kothrud as far as Karve Putala, Camp, Swargate, Parvati and Model Colony. Further out, we call you first and tell you honestly whether the puris will survive the ride."
              : "The delivery page lists our areas. From everywhere else, order for pickup.",
        },
        {
          question: "Won't the puris go soft on the way?",
          answer:
            "No, because they do not travel together. Puris, filling and pani come in separate boxes and a sealed bottle, and you fill them at home. Bhel comes with its chutneys on the side.",
        },
      ],
    },
    {
      id: "food",
      title: "The food",
      faqs: [
        {
          question: "Is everything vegetarian? Do you have Jain food?",
          answer:
            "The whole kitchen is vegetarian and uses no egg. Most plates can be made Jain, without onion and garlic: choose Jain when you customise a dish in your cart. Jain plates are filled at their own end of the counter with their own spoons.",
        },
        {
          question: "Is the pani puri water safe?",
          answer:
            "Yes. It is filtered, boiled and chilled before anything goes into it, kept in covered steel pots on ice, and thrown away after four hours. The ice is made from the same water.",
        },
        {
          question: "How spicy is it?",
          answer:
            "As you like: mild, medium or hot for most dishes, and sweet or tangy water for pani puri. Dishes marked with a chilli are hot by nature. For children we suggest God Pani Puri, the sweet one.",
        },
        {
          question: "I have an allergy. What should I know?",
          answer:
            "Our kitchen works with wheat, milk, peanuts, cashew and sesame every day, so we cannot promise that a dish is free of traces of them. The page of each dish names its ingredients and allergens. Tell us about your allergy in the special instructions, which the kitchen reads before it cooks. If you are unsure about a dish, call us before you order.",
        },
      ],
    },
    {
      id: "payment",
      title: "Payment",
      faqs: [
        {
          question: "How can I pay?",
          answer:
            "By UPI, by card or in cash. Cash and card are taken at your door or at the counter. Your order says how to pay by UPI.",
        },
        {
          question: "I paid by UPI and the order was cancelled. What happens to my money?",
          answer:
            "It goes back to the account it came from within three working days. If it has not arrived by then, send us the order number on the contact page.",
        },
        {
          question: "Do special offers apply in the online cart?",
          answer:
            "Yes. Order them at the end of the menu: dishes added one by one are charged at their own price.",
        },
      ],
    },
    {
      id: "catering",
      title: "Catering",
      faqs: [
        {
          question: "Do you cater for weddings, offices and birthdays?",
          answer: `Yes, for 10 to 500 guests and 1 to 12 hours, in and around Pune. Packages cost ${packagePrices} per guest, and you can add dishes by the piece. The booking form shows the whole price before you send it.`,
        },
        {
          question: "When do I pay for an event?",
          answer:
            "Half of the total in advance, which secures the date, and the other half after the event. Until we confirm it, you can cancel a booking yourself.",
        },
        {
          question: "What do you bring, and what do you need from us?",
          answer:
            "We bring the counter, the crew, the crockery and the water. We need a level place of about two by three metres, one light, and somebody to show us where to set up.",
        },
      ],
    },
  ];
}

/** The first question of each group, for the home page. */
export function topFaqs(facts: FaqFacts): readonly Faq[] {
  return faqGroups(facts).flatMap((group) => group.faqs.slice(0, 1));
}
