import { type StarterPost, ujwala } from "./post.ts";

export const jainFriendlyChaat: StarterPost = {
  title: "Chaat Without Onion, Garlic or Potato, and Nothing Missing",
  slug: "jain-friendly-chaat",
  excerpt:
    "How we make chaat for our Jain guests: what stays out, what comes in instead of potato, which plates work best, and what to say when you order.",
  category: "food",
  tags: ["Jain", "no onion no garlic", "raw banana", "chaat"],
  featuredImage: "/illustrations/blog/jain-friendly-chaat.svg",
  isFeatured: false,
  publishedAt: "2026-09-04T10:00:00+05:30",
  author: ujwala,
  content: `A family used to come to our first cart every Sunday: parents, two girls, and a grandmother who held the handbags. For a month the grandmother ate nothing. I thought that she did not trust street food. Then one of the girls told me that *Aaji is Jain, she does not eat anything with potato*. The old lady had been standing there for four Sundays, smelling it.

The next Sunday there was a pot of mashed raw banana beside the potato. She had three plates. We have kept that pot ever since.

## What stays out, and why

Jain kitchens avoid what grows under the ground. Pulling up a root ends the whole plant and the small lives around it, and not to harm is the heart of the matter. So for a plate that is *Jain* with us, we leave out:

- **onion and garlic**, raw, fried and in every masala;
- **potato**, in the filling and in the pattice;
- **carrot, beetroot, radish** and fresh **ginger**, and for that reason our usual green chutney, which has ginger in it.

Families differ. For some, dry ginger and turmeric are fine because they are dried. Some leave out more on certain days, and during *Paryushan* many eat no green vegetables at all, or nothing after sunset. We cannot know your rule, so please do not be shy: **tell us what you leave out**, not only the word *Jain*.

## What comes in instead

Leaving things out is easy, and it makes a sad plate. The work is in what takes their place.

**Raw banana for potato.** Boiled in its skin, peeled, mashed with cumin, black salt and a little chilli. It is drier than potato and holds the spices better. Honestly, in [dahi puri](/menu?q=dahi+puri) I like it more. It darkens when it stands, so we boil small batches and squeeze lemon over them.

**Cabbage for onion.** Cut as fine as thread and salted for a minute. It gives the crunch. For the sharpness we add diced raw mango in summer, and cucumber or tomato for the rest of the year.

**Lemon and mint for ginger.** The Jain green chutney is coriander, mint, green chilli, roasted chana dal and plenty of lemon.

**Asafoetida** does what garlic does, quietly. A pinch, in hot oil. (If you avoid wheat: most hing on the market is cut with flour, and ours is, too.)

**Boiled moong and chana** fill the puri where the potato was.

## What works best

Some plates lose nothing at all:

| Plate | What changes |
|---|---|
| Pani puri | Moong and chana inside, pani made with mint, no ginger |
| Dahi puri | Raw banana for potato |
| Suki bhel | Raw mango and tomato for onion |
| Shev puri | Raw banana, no onion, Jain chutney |
| Lassi, kulfi, sol kadhi without garlic | Ask, and we check the batch |

Others we would rather not pretend about. A misal without onion and garlic in its masala is a different dish, and so is pav bhaji without potato. We can cook both **with a day's notice** for ten people or more, from the first spoon on. Picking the onion out of a finished one is not Jain cooking, and we do not do it.

## How we keep it apart

I should be plain about this, because it matters more than a recipe.

- The Jain fillings and chutneys are made **first in the day**, before an onion is cut.
- They have boxes with **green lids**, and spoons that stay in them.
- We toss a Jain bhel in a clean bowl, never in the one from before.
- Our fryer is **shared**. Puris and shev are fried in oil in which nothing with onion or potato has been, because we fry those at another time; but it is the same kadhai, washed. If that is not enough for you, we understand. Have the bhel.

It is one small kitchen and we do not claim to be more than that. What we promise is that when you ask, you get a true answer.

## How to order

**At the stall**, say *Jain* before anything else, and the person making it will ask you the rest.

**On this site**, choose *Jain* under *Filter* on the menu, and you see only the dishes that are Jain or can be made so. Choose *Jain* on the page of the dish, and write whatever else you leave out into the special instructions. The kitchen sees it in bold beside the dish. When something cannot be done, we call you before we cook, which is why we ask for your number.

**For a party**, choose *jain* among the dietary options of the [catering form](/catering), and tell us how many of the guests it is for. We then set up a counter of its own, with its own people, and not a corner of the other one.

The grandmother, by the way, still comes. She no longer holds the handbags. She holds a plate, and she tells new people in the queue what to order.
`,
};
