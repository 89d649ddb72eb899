import { m } from "#messages";
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
export const validatePost = {
  get title() {
    return m.blog_twoChutneysThatEveryChaat();
  },
  content,
  get excerpt() {
    return m.blog_theGreenOneAndThe();
  },
  featuredImage: "/illustrations/blog/tamarind-chutney-recipe.svg",
  category: "recipes",
  status: "draft",
  readTime: String(readTimeMinutes(content)),
  tags: ["chutney", "recipe", "street food"],
  newTag: "",
  get metaTitle() {
    return m.blog_greenAndSweetChutneyFor();
  },
  get metaDescription() {
    return m.blog_howOurStallInPune();
  },
  seoKeywords: ["green chutney", "tamarind chutney", "chaat recipe"],
  newKeyword: "",
};
