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
    delivery: "30-45 minutes",
    pickup: "15-20 minutes",
    latestMinutes: { delivery: 45, pickup: 20 },
  },
} as const;

/** Shown on the menu page only; the cart charges each dish at its own price. */
export const offers = [
  {
    name: "Combo Deal",
    what: "Classic Pani Puri + 2 Dahi Puri",
    priceRupees: 100,
    saveRupees: 20,
  },
  { name: "Family Pack", what: "5 Classic Pani Puri + 2 Bhel", priceRupees: 200, saveRupees: 70 },
  { name: "Spice Lover", what: "3 items", priceRupees: 130, saveRupees: 20 },
] as const;
