/** The short version, for the home page. */
export const storySummary =
  "In the summer of 2020, with every stall in Pune shut, Ujwala Deshmukh packed puris, ragda and a bottle of frozen pani into steel tins and sent them to her neighbours in Sadashiv Peth. The tins came back washed, with money and a date for the next one inside. Six months later there was a cart; today there are two shops and a third on the way.";

/** The full story, paragraph by paragraph. */
export const story = [
  storySummary,
  "The cart stood on Jangli Maharaj Road from January 2021, between a shoe mender and a man who sold maps. Ramdas Kale, who had made pani for other people's stalls for thirty years, tasted ours, said it was missing patience, and stayed to show us what he meant. His mint is still picked by leaf, not by bunch, and his pani still rests on ice for two hours before anybody may have it.",
  "We have grown carefully. The kitchen fries for one evening at a time. What is left at eleven goes to the night watchmen of our lane, not into tomorrow's plate. The recipes are the ones from the tins, with one change: people asked for more chilli.",
] as const;

export const values = [
  {
    icon: "clock",
    title: "Fresh has a time",
    text: "Puris are eaten the evening they are fried, chutneys within a day, pani within four hours. After that it is not fresh, whatever the pot says.",
  },
  {
    icon: "eye",
    title: "Nothing behind a curtain",
    text: "The counter is open on three sides. You see the water, the gloves, the cloth and the oil, and you may ask about any of them.",
  },
  {
    icon: "user",
    title: "Fair to the people who cook",
    text: "Everyone at the counter is on a monthly wage with a weekly day off, and tips are shared by hours, not by rank.",
  },
  {
    icon: "leaf",
    title: "Little goes to waste",
    text: "Dried-leaf bowls, steel glasses, no plastic spoons. Potato peels and coriander stalks go to a compost pit in Parvati.",
  },
] as const;

/** Milestones, oldest first. */
export const journey = [
  {
    when: "May 2020",
    title: "Puris in steel tins",
    text: "Forty kits a week from a home kitchen in Sadashiv Peth, ordered by phone and carried by cycle.",
  },
  {
    when: "January 2021",
    title: "The first cart",
    text: "A hand-painted cart on Jangli Maharaj Road. On the first evening we sold out in fifty minutes.",
  },
  {
    when: "April 2022",
    title: "Shop 4 opens",
    text: "On Gudi Padwa the cart got a roof: our Main Branch, a few steps from where it used to stand.",
  },
  {
    when: "December 2023",
    title: "The wedding season",
    text: "A chaat counter for 300 guests in Kothrud goes well, and the telephone does not stop. Catering becomes a team of its own.",
  },
  {
    when: "October 2024",
    title: "Back to Sadashiv Peth",
    text: "The second shop, on Tilak Road, four lanes from the kitchen where it began.",
  },
  {
    when: "2026",
    title: "Order online, and one more shutter",
    text: "You can order from your phone now, and a third kitchen is being fitted in Koregaon Park.",
  },
] as const;

export const team = [
  {
    name: "Ujwala Deshmukh",
    role: "Founder",
    image: "/illustrations/people/founder.svg",
    text: "Packed the first tins, painted the first cart, still tastes the tamarind chutney every afternoon at half past two.",
  },
  {
    name: "Ramdas Kale",
    role: "Pani master",
    image: "/illustrations/people/pani-master.svg",
    text: "Has made pani since 1990. Measures nothing, and gets the same pot every day. Everyone calls him Kaka.",
  },
  {
    name: "Salim Shaikh",
    role: "Head cook",
    image: "/illustrations/people/cook.svg",
    text: "Runs both kitchens and the kadhai. Can hear by the sound when the oil is ready.",
  },
  {
    name: "Ketaki Joshi",
    role: "Events lead",
    image: "/illustrations/people/events-lead.svg",
    text: "Has never lost a guest count. If you book a counter with us, hers is the voice on the phone.",
  },
] as const;
