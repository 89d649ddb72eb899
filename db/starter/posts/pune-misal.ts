import { type StarterPost, ujwala } from "./post.ts";

export const puneMisal: StarterPost = {
  title: "Misal in Pune: A Short Guide to a Long Argument",
  slug: "pune-misal",
  excerpt:
    "Sprouts, spice, crunch and a slice of bread. What is in the bowl, how Puneri misal differs from Kolhapur's and Nashik's, and how to eat it without crying in public.",
  category: "food",
  tags: ["misal", "Pune", "breakfast", "spicy"],
  featuredImage: "/illustrations/blog/pune-misal.svg",
  isFeatured: false,
  publishedAt: "2026-07-31T09:00:00+05:30",
  author: ujwala,
  content: `The word *misal* simply means a mixture. That is the last simple thing anybody in Maharashtra will tell you about it.

People here choose where to live by where the misal is. Families who have agreed about politics for fifty years do not speak of misal at weddings. So let me begin by saying that yours is the best, and that I mean it. This is only a guide for those who are new.

## What is in the bowl

A misal is built in layers, and each of them has a name.

- **Usal.** The ground floor: sprouted *matki*, the small brown moth bean, cooked with onion, turmeric and a little *goda masala*. It should be soft but whole. Some houses use white peas, or half and half.
- **Kat**, also called **tarri** or **rassa.** The thin, red, dangerous broth. Onion, dry coconut, garlic and whole spices are roasted until they are nearly too dark, ground, and fried until the oil comes to the top. That red oil is not an accident. It is the point.
- **Farsan.** Shev, fried lentils, bits of gathiya: the crunch.
- **Potato**, or *pohe*, or both, or neither. Here the quarrels begin.
- **Onion, coriander, lemon.** Raw, fresh, sour: they lift it all.
- **Pav.** Soft bread to carry it. In some old places it is sliced bread, and they will not apologise.

Around it stand a glass of *taak*, buttermilk, and perhaps a bowl of curd. They are not decoration either.

## Three cities, three tempers

**Pune** likes balance. The kat is medium hot with a little sweetness, from goda masala and sometimes a crumb of jaggery. There is potato in it, often a spoon of *pohe* at the bottom, and the farsan has more kinds of things than you can count. You can have it for breakfast and still work.

**Kolhapur** likes heat. The broth is dark red and made with the city's own *kanda lasun masala*, onion and garlic with plenty of chilli. It is thin, and it comes in a pot of its own, to be poured again and again. It is an honest challenge: it does not pretend to be anything else.

**Nashik** likes smoke. Dry coconut and spices are roasted darker, *kala masala* gives a brown-black broth, and a papad comes with it. Many of its famous places stand in gardens and vineyards outside the town, and on Sundays half the city drives out for breakfast.

There is also the misal of Thane and Mumbai, milder and redder, and the *shev bhaji* of Khandesh, a cousin who went her own way.

## How to eat it

Newcomers make the same three mistakes, so here is the order.

1. **Taste the kat alone**, from the tip of a spoon. Now you know what you are dealing with.
2. **Mix only a part.** Farsan goes soft within two minutes. Stir in a little, eat that, stir in some more. A misal that is mixed at once is a porridge at the end.
3. **Lemon last.** Squeezed over the top, not into the broth.

When it is too hot, water will not help you. The heat of chillies dissolves in fat and not in water, which is why milk, curd and taak do help. A bite of plain pav is good. A spoon of sugar is not shameful.

And ask for the second helping of kat. In most places of the old school *tarri* is poured again without a word, and nobody writes it down.

## How we make ours

We serve [misal pav](/menu?q=misal) from three in the afternoon, which some people in this city consider a moral failing. Our answer is that a rainy evening needs it more than any morning.

The matki is sprouted here. It is soaked one night and hung in a cloth the second, until the tails are as long as the bean. Longer than that and it turns grassy. The masala is ground every second day: onion and dry coconut browned in separate pans, because they do not brown at the same speed, then coriander seed, sesame, cinnamon, clove and stone flower, *dagad phool*, without which it is only a curry.

We keep it at a Pune medium. If you want more, say **tikhat** and you get a second, darker ladle on the side, so that you can still change your mind. If you want none of it, say so as well. A child's misal, with usal, farsan and curd and no kat, is a very fine thing, and I have seen grown men order it *for the child* who was nowhere to be seen.

## The last word

There is none. Somebody will read this and be angry about the pohe. Good. Come on a wet evening, stand under our roof, and explain it to me over a bowl. I promise to listen until my pav is finished.
`,
};
