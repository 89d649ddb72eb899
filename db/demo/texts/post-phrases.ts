import type { BlogCategoryId } from "#app/domain/blog/categories.ts";

/** `{food}` and `{place}` are replaced. */
export const postTitles: Record<BlogCategoryId, readonly string[]> = {
  food: [
    "Where {place} Eats {food} After Work",
    "{food} in {place}: What to Look For",
    "Five Things That Make Good {food}",
    "Why {food} Tastes Better in the Rain",
  ],
  culture: [
    "How {food} Came to {place}",
    "{place} and Its {food}: A Small History",
    "The Old Men of {place} Who Judge {food}",
  ],
  recipes: [
    "{food} at Home, the Way We Make It",
    "A {food} for Monday Evenings",
    "{food} Without Onion and Garlic",
  ],
  news: ["We Come to {place}: {food} on Saturday", "New on the Menu: {food} from {place}"],
  events: [
    "A {food} Counter for Your Wedding in {place}",
    "What 200 Guests in {place} Eat First: {food}",
  ],
  tips: [
    "How to Carry {food} Home to {place}",
    "{food} for Children Who Fear Spice",
    "How We Keep {food} Crisp",
  ],
};

export const postFoods: readonly string[] = [
  "Pani Puri",
  "Shev Puri",
  "Bhel",
  "Misal",
  "Vada Pav",
  "Dabeli",
  "Ragda Pattice",
  "Dahi Puri",
  "Kanda Bhaji",
  "Sabudana Vada",
  "Pav Bhaji",
  "Mango Mastani",
  "Kokum Sharbat",
  "Kothimbir Vadi",
  "Puran Poli",
  "Jalebi",
];

export const postPlaces: readonly string[] = [
  "Kothrud",
  "Deccan",
  "Sadashiv Peth",
  "Camp",
  "Aundh",
  "Baner",
  "Hadapsar",
  "Viman Nagar",
  "Koregaon Park",
  "Katraj",
  "Shivajinagar",
  "Swargate",
  "Hinjawadi",
  "Pimpri",
  "Lonavala",
  "Satara",
  "Nashik",
  "Kolhapur",
  "Wakad",
  "Karve Nagar",
];

export const postHeadings: readonly string[] = [
  "Start with the water",
  "What the cook says",
  "Fresh, and only fresh",
  "The right chutney",
  "What it costs",
  "When to come",
  "Try it at home",
  "A word about spice",
];

export const postSentences: readonly string[] = [
  "Whoever grew up in {place} has an opinion about {food}, and it is never a mild one.",
  "The stall opens when the offices close, and ten minutes later there is a queue.",
  "Good {food} is eaten standing: what is crisp now is soft in four minutes.",
  "We boil the potatoes in the morning and peel them while they are hot, because cold ones turn to glue.",
  "Tamarind is soaked overnight, pressed by hand and cooked with jaggery until it coats a spoon.",
  "Ask for it medium the first time; there is no shame in that, and there is always a second plate.",
  "My grandmother put a pinch of roasted cumin on everything, and she was right about most things.",
  "The water is filtered, boiled and cooled, and the ice is made of the same water.",
  "In {place} they add a spoon of curd, which people from the other side of the river call a scandal.",
  "A plate should have five things in it: something sour, sweet, hot, salty and crisp.",
  "If the coriander looks tired, leave it out. Nobody misses what was never there.",
  "Children like {food} best when they may fill it themselves, so put the bowls on the table.",
  "It keeps for a day in a closed tin, though in our house it has never had to.",
  "We tried seven kinds of sev before we found one that stays crisp under the chutney.",
  "On Sundays half of {place} walks past, and the other half is in the queue already.",
  "Black salt goes in last, and less of it than you think.",
  "There is a word in Marathi for the taste of {food}: *chatpatit*. It needs no translation after the first bite.",
  "Use a wide pan, hot oil and patience, in that order.",
  "The best evenings are the ones on which it rains a little and nobody has brought an umbrella.",
  "Salim says that a good cook tastes ten times and a great one eleven.",
  "A lime is squeezed over it at the very end, and not a moment earlier.",
  "Whatever is left goes to the neighbours, and that is how we made half of our friends.",
];
