import { readTimeMinutes } from "./read-time.ts";

const content = `Every plate at our stall starts with two bowls: the green chutney and the sweet one. They stand at the left hand of whoever serves, and nobody moves them.

## The green one

- two fistfuls of coriander, stalks and all
- one fistful of mint, leaves only
- four green chillies, or two for the careful
- a piece of ginger as long as a thumb
- juice of one lime, black salt, roasted cumin

Grind it with **ice water**: it stays green until the evening.

## The sweet one

Tamarind, jaggery and dates, cooked until a drop stays where it falls. Strain it twice. Let it cool before you taste it, because warm chutney always seems sweeter than it is.

> If a customer asks which one to take, the answer is both.

Write to us how yours turned out, or come by at three when the bowls are full.`;

/** A sample post, as a browser would send it. */
export const samplePost = {
  title: "Two chutneys that every chaat plate needs",
  content,
  excerpt: "The green one and the sweet one: what goes in, in which order, and how long they keep.",
  featuredImage: "/illustrations/blog/tamarind-chutney-recipe.svg",
  category: "recipes",
  status: "draft",
  readTime: String(readTimeMinutes(content)),
  tags: ["chutney", "recipe", "street food"],
  newTag: "",
  metaTitle: "Green and sweet chutney for chaat",
  metaDescription:
    "How our stall makes its two chutneys: coriander and mint, tamarind and jaggery.",
  seoKeywords: ["green chutney", "tamarind chutney", "chaat recipe"],
  newKeyword: "",
};
