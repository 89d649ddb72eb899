import { m } from "#messages";
import { translated } from "./language/translated.ts";

/** From the order, or from the opening for which it was taken, until the customer has it. */
const estimateMinutes = { delivery: [30, 45], pickup: [15, 20] } as const;

function minutesText([least, most]: readonly [number, number]): string {
  return m.shared_minutes({ least, most });
}

/** Facts about the shop that settings do not change. */
export const shop = translated({
  name: "Chatpata",
  nameDevanagari: "चटपटा",
  tagline: m.shared_tagline,
  city: "Pune",
  state: "Maharashtra",
  phone: "+91 20 4890 5511",
  phoneHref: "tel:+912048905511",
  email: "namaste@chatpata.example",
  address: m.shared_mainBranchAddress,
  social: [
    { name: "Instagram", href: "https://www.instagram.com/chatpata.pune" },
    { name: "Facebook", href: "https://www.facebook.com/chatpata.pune" },
    { name: "YouTube", href: "https://www.youtube.com/@chatpata.pune" },
    { name: "WhatsApp", href: "https://wa.me/912048905511" },
  ],
  preparationTime: m.shared_minutesToPrepare,
  estimate: {
    get delivery() {
      return minutesText(estimateMinutes.delivery);
    },
    get pickup() {
      return minutesText(estimateMinutes.pickup);
    },
  },
  /** An order is promised after the longer time of its estimate. */
  promisedMinutes: { delivery: estimateMinutes.delivery[1], pickup: estimateMinutes.pickup[1] },
});
