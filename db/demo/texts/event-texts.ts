import type { EventType } from "#app/domain/event-type.ts";

/** `{name}` is the first name of the customer. */
export const eventNames: Record<EventType, readonly string[]> = {
  birthday: ["{name} turns five", "{name}'s fiftieth birthday", "मीराचा पाचवा वाढदिवस"],
  corporate: ["Quarterly town hall", "Diwali lunch at the office", "Launch of the new app"],
  wedding: ["{name}'s mehendi", "Sangeet evening", "लग्नाचा स्वागत समारंभ"],
  anniversary: [
    "Twenty-five years of {name} and Sunil",
    "Silver anniversary",
    "{name}'s anniversary",
  ],
  festival: ["Ganpati at the society", "Holi on the terrace", "कोजागिरी पौर्णिमा"],
  other: ["School reunion, batch of 1998", "Housewarming", "{name}'s farewell"],
};

export const setupRequests: readonly string[] = [
  "Two tables near a power socket",
  "The counter in the shade, please",
  "Unload at the back gate before 5 PM",
];

export const eventRequests: readonly string[] = [
  "Half of the guests eat no onion and garlic",
  "Paper plates, no plastic",
  "Mild puris for the children, please",
];

export const eventNotes: readonly string[] = [
  "Parking for one van is kept free at the gate",
  "Please call an hour before you arrive",
];

export const landmarks: readonly string[] = [
  "Opposite the Ganpati temple",
  "Behind the petrol pump",
  "Next to Bal Gandharva",
];

export const eventCancellations: readonly string[] = [
  "The customer called and asked to cancel",
  "The advance was not paid",
  "We cannot cater on that day",
];

export const quoteNote =
  "We bring the counter, two cooks and plates. Please have a power socket near it.";

export const eventChecklist = ["2 cooks, 2 helpers", "4 tables", "Gas cylinder", "Steel pots"];

const company = { buyerName: "Deccan Software Pvt Ltd", billingContact: "accounts@deccan.example" };

export const demoOffices = [
  {
    ...company,
    status: "confirmed",
    eventName: "Diwali lunch at the office",
    city: "Pune",
    state: "Maharashtra",
    zipCode: "411057",
    buyerGstin: "27AADCD4321K1ZR",
    purchaseOrder: "PO-2231",
  },
  {
    ...company,
    status: "completed",
    eventName: "Launch of the new app",
    city: "Panaji",
    state: "Goa",
    zipCode: "403001",
    buyerGstin: "30AADCD4321K1Z4",
    purchaseOrder: "PO-2187",
  },
] as const;

/** Amounts for the shopping list that the owner entered, by the English name of the package or dish. */
export const shoppingAmounts: Record<string, string> = {
  Basic: "पुरी 6 नग\nपुदिना पाणी 60 ml\nसमोसा 1 नग\nभजी 80 g",
  "Dahi Puri": "पुरी 6 नग\nदही 90 g",
};
