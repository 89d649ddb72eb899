export const reasons = [
  {
    icon: "leaf",
    title: "A vegetarian kitchen",
    text: "No meat, fish or egg comes through our door. Jain plates, without onion and garlic, are filled at their own end of the counter.",
  },
  {
    icon: "clock",
    title: "Made when you order",
    text: "Puris are fried through the evening, not in the morning. A plate takes 5-10 minutes, and you may watch every one of them.",
  },
  {
    icon: "check",
    title: "Water you can trust",
    text: "Every pani starts as filtered, boiled and chilled water, in covered steel pots that are emptied and scrubbed at closing.",
  },
  {
    icon: "chilli",
    title: "Your spice, not ours",
    text: "Mild, medium or hot; sweet water, tangy water or both. Say it with the order and the kitchen reads it on the ticket.",
  },
] as const;
