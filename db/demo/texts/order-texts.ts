export const dishInstructions: readonly string[] = [
  "Puris separate from the water, please",
  "Less onion",
  "Extra sev on top",
  "No coriander",
  "Cut the green chillies very fine",
  "Please pack the chutney separately",
  "कृपया कांदा कमी घाला",
  "तिखट थोडं जास्त",
  "It is for my grandmother: soft, and not spicy at all",
];

export const orderNotes: readonly string[] = [
  "Birthday party, we are hungry!",
  "Please add extra paper plates",
  "Send extra tissue and wooden spoons",
  "Allergic to peanuts: please keep the shengdana away",
  "लवकर पाठवा, पाहुणे आले आहेत",
];

export const deliveryInstructions: readonly string[] = [
  "Ring the bell twice",
  "Leave it with the watchman",
  "Call when you are at the gate",
  "Third floor, the lift is closed today",
  "Blue gate next to the chemist",
];

export const customerReasons: readonly string[] = [
  "Ordered by mistake",
  "Guests are not coming any more",
  "I chose the wrong address",
  "Changed my mind",
];

export const shopReasons: readonly string[] = [
  "A dish ran out",
  "The customer called and asked to cancel",
  "The customer cannot be reached",
  "The address is outside our delivery area",
  "Heavy rain, no rider available",
];
