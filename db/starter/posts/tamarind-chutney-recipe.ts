import { type StarterPost, salim } from "./post.ts";

export const tamarindChutneyRecipe: StarterPost = {
  title: "Our Sweet Tamarind Chutney, Written Down at Last",
  slug: "tamarind-chutney-recipe",
  excerpt:
    "The dark, sweet and sour chutney that goes on almost everything we make: how much tamarind to how much jaggery, when it is done, and how to keep it for weeks.",
  category: "recipes",
  tags: ["chutney", "tamarind", "recipe", "jaggery"],
  featuredImage: "/illustrations/blog/tamarind-chutney-recipe.svg",
  isFeatured: false,
  publishedAt: "2026-09-18T10:00:00+05:30",
  author: salim,
  content: `If our kitchen caught fire, I would save the tamarind chutney first. It is in the bhel, on the shev puri, under the curd of the dahi puri and, thinned with water, it is half of the *god pani*. People ask for the recipe every week. Until now the honest answer was a shrug: Ujwala tai makes it with her hand for a measure and her tongue for a clock, and tastes every pot at half past two.

So one morning I stood beside her with a scale. Here it is, for a home kitchen. It makes about **500 ml**, enough for chaat for twenty.

## What you need

- 150 g tamarind, the soft dark kind with few seeds
- 100 g dates, stones taken out
- 200 g jaggery, the darker the better, chopped
- 750 ml water
- 1 teaspoon cumin seeds
- 1 teaspoon fennel seeds (*badishep*)
- 1 teaspoon Kashmiri chilli powder, which is more colour than heat
- half a teaspoon dry ginger powder (*sunth*)
- three quarters of a teaspoon black salt
- half a teaspoon ordinary salt

Nothing in this list is expensive and nothing can be left out without being missed, except the fennel. Ujwala tai says that if you leave out the fennel she does not want to know about it.

## How to make it

1. **Soak.** Pull the tamarind apart, take out any seeds and strings you can see, and put it with the dates into 500 ml of hot water. Leave it for half an hour. If you are in a hurry, simmer it for ten minutes instead.
2. **Squeeze.** Press it all through your fingers until the water is thick and brown. Blend it if you like, but *only* after every seed is out: one crushed seed makes the whole pot bitter.
3. **Strain.** Push it through a sieve with the back of a ladle. Pour the rest of the water over what stays behind and press again. That second pressing is where half of the flavour is.
4. **Cook.** Bring the pulp to a boil in a steel or enamelled pan, not in bare aluminium, which the acid eats. Add the jaggery and stir until it has gone.
5. **Simmer.** Turn the flame low and let it go for fifteen to twenty minutes. Stir now and then, right along the bottom.
6. **Roast.** Meanwhile dry-roast the cumin and the fennel until you can smell them from the next room. Crush them.
7. **Finish.** Add the crushed seeds, chilli powder, ginger and both salts. Two more minutes, then off.

Jaggery sometimes brings sand with it. If yours does, melt it in a little of the water first, and pour it in through the sieve.

## When is it done?

Earlier than you think. Chutney thickens as it cools, and jaggery sets. Dip a spoon, hold it upside down, and draw a line through the back with your finger. If the line stays open, stop. If it runs together, give it three more minutes. If it drops off in one lump, you have made toffee; stir in a little hot water and tell nobody.

The taste should come in this order: sweet, then sour, then a warmth at the back. If the sour comes first, it wants another spoon of jaggery. If nothing comes last, it wants ginger.

## Keeping it

Cooked like this, in a clean dry glass jar, it keeps in the fridge for **three to four weeks**. The sugar and the acid look after it, but only as long as you do: a wet spoon is the end of a jar. Frozen in an ice-cube tray, it keeps for three months, and one cube is exactly one plate of bhel.

> Never store it in a steel tin for long, and never put the lid on while it is warm. The drops that gather under the lid are what spoils it.

## Four things to do with it

- **Bhel.** Two spoons of this to one of green chutney, for a bowl of puffed rice for two. Toss it at the very last moment.
- **God pani.** Three spoons in a glass of cold water, a pinch of black salt, a pinch of roasted cumin. Strain it and chill it.
- **Dahi puri.** Thin it a little, so that it runs over the curd instead of sitting on it.
- **Lunch.** On a hot paratha with nothing else. We do not sell that. It is for the cook.

## If you cannot get the dates

Use 50 g more jaggery and a handful of raisins, soaked. It will be thinner and a little sharper; simmer it five minutes longer. What I would not use is white sugar. It makes the chutney sweet without making it deep, and the colour is that of weak tea.

When you have made it, come by and taste [ours](/menu?q=tamarind). If yours is better, she would like a word, and probably a spoon.
`,
};
