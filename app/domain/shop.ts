/** From the order, or from the opening for which it was taken, until the customer has it. */
const estimateMinutes = { delivery: [30, 45], pickup: [15, 20] } as const;

function minutesText([least, most]: readonly [number, number]): string {
  return `${least}-${most} minutes`;
}

/** Facts about the shop that settings do not change. */
export const shop = {
  name: "Chatpata",
  nameDevanagari: "चटपटा",
  tagline: "Pune street food, made while you watch",
  city: "Pune",
  state: "Maharashtra",
  phone: "+91 20 4890 5511",
  phoneHref: "tel:+912048905511",
  email: "namaste@chatpata.example",
  address: "Shop 4, Jangli Maharaj Road, Deccan Gymkhana, Pune 411004",
  social: [
    { name: "Instagram", href: "https://www.instagram.com/chatpata.pune" },
    { name: "Facebook", href: "https://www.facebook.com/chatpata.pune" },
    { name: "YouTube", href: "https://www.youtube.com/@chatpata.pune" },
    { name: "WhatsApp", href: "https://wa.me/912048905511" },
  ],
  preparationTime: "5-10 min",
  estimate: {
    delivery: minutesText(estimateMinutes.delivery),
    pickup: minutesText(estimateMinutes.pickup),
  },
  /** An order is promised after the longer time of its estimate. */
  promisedMinutes: { delivery: estimateMinutes.delivery[1], pickup: estimateMinutes.pickup[1] },
} as const;

type Offer = {
  name: string;
  priceRupees: number;
  saveRupees: number;
  /** Their prices add up to what the offer costs and saves. */
  portions: { dish: string; plates: number; text: string }[];
};

/** Shown on the menu page only; the cart charges each dish at its own price. */
export const offers: Offer[] = [
  {
    name: "Combo Deal",
    priceRupees: 100,
    saveRupees: 20,
    portions: [
      { dish: "Classic Pani Puri", plates: 1, text: "Classic Pani Puri" },
      { dish: "Dahi Puri", plates: 2 / 5, text: "2 pieces of Dahi Puri" },
    ],
  },
  {
    name: "Family Pack",
    priceRupees: 200,
    saveRupees: 70,
    portions: [
      { dish: "Classic Pani Puri", plates: 5 / 2, text: "5 half plates of Classic Pani Puri" },
      { dish: "Oli Bhel", plates: 2 / 2, text: "2 half plates of Oli Bhel" },
    ],
  },
  {
    name: "Spice Lover",
    priceRupees: 130,
    saveRupees: 20,
    portions: [
      { dish: "Spicy Pani Puri", plates: 1, text: "3 items: Spicy Pani Puri" },
      { dish: "Masala Puri", plates: 1 / 2, text: "a half plate of Masala Puri" },
      { dish: "Vada Pav", plates: 1, text: "a Vada Pav" },
    ],
  },
];
