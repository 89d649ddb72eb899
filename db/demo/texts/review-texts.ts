/** By number of stars; `{dish}` is replaced. */
type ReviewTexts = {
  titles: readonly string[];
  openings: readonly string[];
  closings: readonly string[];
};

const delighted: ReviewTexts = {
  titles: [
    "Best {dish} in Pune",
    "Tastes like my childhood",
    "Worth every rupee",
    "Crisp, cold and perfect",
    "We order every Friday",
    "अप्रतिम चव!",
    "Better than Chowpatty",
    "My children ask for more",
    "Exactly as spicy as I like it",
    "Fresh and clean",
  ],
  openings: [
    "The {dish} came crisp and nothing was soggy, although we live on the fourth floor.",
    "I have eaten {dish} all over the city, and I come back to this one.",
    "पुरी अगदी कुरकुरीत आणि पाणी थंडगार. मजा आली!",
    "The mint water is cold, sour and fresh; you taste that nothing comes from a bottle.",
    "Ordered {dish} for the whole family, and even my mother-in-law had a second plate.",
    "The chutneys come apart, so everybody could mix their own {dish}.",
  ],
  closings: [
    "Will order again.",
    "Packed so well that not a drop was lost.",
    "The rider was friendly and early.",
    "Please never change the recipe.",
    "पुन्हा नक्की मागवणार.",
    "They even remembered that we eat no onion.",
  ],
};

const pleased: ReviewTexts = {
  titles: [
    "Very good, a little mild",
    "Nearly perfect",
    "Good {dish}, fair price",
    "चव छान",
    "Nice evening snack",
    "Fresh, could be bigger",
  ],
  openings: [
    "Good {dish} with a proper tamarind chutney.",
    "Taste is right, I only missed a bit more heat in the {dish}.",
    "The plate of {dish} is a little small for the price, but it is fresh.",
    "चव छान होती, तिखट थोडं कमी.",
    "The puris held up well on the way, one or two were broken.",
  ],
  closings: [
    "Ask for it spicy and it is fine.",
    "Came in half an hour on a Sunday, which is good.",
    "One star less for the wait.",
    "I would take it again.",
  ],
};

const lukewarm: ReviewTexts = {
  titles: ["It is all right", "Had better days", "Average {dish}", "ठीक आहे"],
  openings: [
    "The {dish} was fine, but it came nearly cold.",
    "Last month the {dish} was better; today the chutney was thin.",
    "Too sweet for my taste.",
    "सर्व ठीक, पण विशेष नाही.",
  ],
  closings: [
    "Perhaps it was the rush hour.",
    "I will give it another try.",
    "The price went up and the plate did not.",
  ],
};

const unhappy: ReviewTexts = {
  titles: ["Late and cold", "Not this time", "Soggy {dish}", "Expected more"],
  openings: [
    "It took more than an hour and the {dish} was soft when it came.",
    "I asked for mild {dish} and got the hottest one of the city.",
    "The water had leaked into the bag, and half of the {dish} was wet.",
    "One plate of {dish} was missing from the bag.",
  ],
  closings: [
    "They apologised on the phone and gave the money back, so two thumbs for that.",
    "Please pack it better.",
    "I hope that it was an exception.",
  ],
};

export const reviewTexts: Readonly<Record<number, ReviewTexts>> = {
  1: unhappy,
  2: unhappy,
  3: lukewarm,
  4: pleased,
  5: delighted,
};

/** Tags that the form does not suggest. */
export const ownTags: readonly string[] = ["Family dinner", "Monsoon", "Jain friendly", "Party"];

/** Replaces `{dish}` in the review of a whole order. */
export const wholeOrder = "chaat";
