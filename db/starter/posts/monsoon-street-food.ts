import { ketaki, type StarterPost } from "./post.ts";

export const monsoonStreetFood: StarterPost = {
  title: "What to Eat in Pune When It Rains",
  slug: "monsoon-street-food",
  excerpt:
    "Kanda bhaji, hot ragada, corn on coals and cutting chai: what the monsoon does to Pune's appetite, what to enjoy while it lasts, and how to eat on the street safely in the wet months.",
  category: "culture",
  tags: ["monsoon", "kanda bhaji", "chai", "Pune"],
  featuredImage: "/illustrations/blog/monsoon-street-food.svg",
  isFeatured: false,
  publishedAt: "2026-06-19T16:00:00+05:30",
  author: ketaki,
  content: `The first real rain usually comes to Pune in the second week of June. You hear it before you see it, on tin roofs, and then every scooter on Jangli Maharaj Road stops under the same three trees. Within ten minutes somebody says the words, and it is always the same words: *bhaji khayla paahije*. We ought to have bhaji.

I plan events for a living, so I look at the sky a lot. This is what I have learned about eating under it.

## Why we want fried things

When it cools down suddenly the body asks for warm, salty and rich. That is the scientific half. The other half is smell. Wet earth and hot oil belong together in the head of everybody who grew up here, and no salad has ever stood a chance.

**Kanda bhaji** is the king of it. Onions cut lengthwise, salted, and left for ten minutes until they give their own water; then gram flour, a little rice flour for crunch, ajwain, turmeric, chilli. *No water is added*: that is the whole secret. What comes out of the oil looks like a bird's nest, and the thin ends break like glass. In some places they are called *khekda bhaji*, crab fritters, for their legs. [Ours](/menu?q=kanda+bhaji) are fried to order in the rainy months, so they take about eight minutes. Nobody has ever complained, because you can stand beside the kadhai.

**Batata vada**, with a fried green chilli, comes next; in a pav with dry garlic chutney it is the meal of the whole state. And **kothimbir vadi**, steamed coriander cakes, fried at the edges, is for those who like to say that they have eaten a vegetable.

## Warm things in a bowl

Cold pani in the rain is for the brave. What we sell instead from June to September is [ragada puri](/menu?q=ragada), the same crisp shells with hot peas ladled in, and [ragda pattice](/menu?q=pattice), where the peas go over potato cakes straight from the tawa. White peas hold the heat for a long time. You can warm your hands on the bowl first.

[Misal](/menu?q=misal) in the evening is our other answer. A hot red broth, rain on the roof, a pav to hold: there is not much that a doctor could add to it.

## On the way to the hills

If you take the ghat road to Sinhagad on a wet Sunday, the way is lined with small fires. Stop for **bhutta**, corn roasted on coals and rubbed with a half lemon that was dipped in salt and chilli. Stop again at the top for **pithla bhakri**, gram flour porridge with flat millet bread, chilli thecha and raw onion, cooked in the houses beside the path. And **kanda bhaji** again, of course, with the clouds going by beneath you.

Drive slowly, and take your corn cobs home with you. The hill has had enough of them.

## Chai, and how much of it

*Cutting* is half a glass, and it is the right size, because the second one is hot again. In the rains the tea gets crushed ginger, and in many homes *gavti chaha*: a knot of lemongrass leaves, boiled with the water before the tea goes in. We do the same with our [masala chai](/menu?q=chai) when the market has good lemongrass.

Irani cafés still serve it with *bun maska*. Sit at the window. Nobody will hurry you.

## Eating safely in the wet months

I would be a bad host if I left this part out. Stomach trouble rises every monsoon, nearly always through water. You need not give up street food. You need to look.

- **Hot and in front of you.** What is fried, boiled or roasted while you watch is the safest thing on the street.
- **Water.** Ask what the pani and the chutneys are made with. A good stall can tell you without thinking. Ours is filtered and boiled; [this is how](/blog/kitchen-hygiene).
- **Ice.** Skip it where you do not know it.
- **Cut fruit and salad** that have stood open: not in these months.
- **Look at the hands and the cloth.** Tongs, gloves or a washed hand; a cloth that is changed.
- **A queue is a good sign.** Food that moves does not get old.
- **Young children, people who are expecting, and anybody who has been ill:** hot things only, until September.

## For those who are at home

We deliver in the rain, and our riders are careful people, so please allow for a little more than the usual 30 to 45 minutes on a bad evening. We pack the crisp things apart from the wet ones, and vent the boxes, for steam is what kills a bhaji. If it arrives soft anyway: three minutes on a hot tawa, without oil.

And if you are near, come on foot. There is room under the awning for about fourteen, or nineteen when it pours.
`,
};
