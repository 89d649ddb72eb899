import { type StarterPost, salim } from "./post.ts";

export const choosingPuris: StarterPost = {
  title: "How to Choose a Good Puri (and Rescue a Tired One)",
  slug: "choosing-puris",
  excerpt:
    "A pani puri is only as good as its shell. What to look for in a packet, why some puris stay flat, how to store them through the rains, and what to do with those that went soft.",
  category: "tips",
  tags: ["puri", "pani puri", "at home", "storage"],
  featuredImage: "/illustrations/blog/choosing-puris.svg",
  isFeatured: false,
  publishedAt: "2026-08-21T10:00:00+05:30",
  author: salim,
  content: `You can have the best pani in the city, and if the puri is leathery nobody will come back. We throw away more puris than I like to count, and what we throw away taught me everything I know about choosing them. This is for everybody who makes pani puri at home and starts, as most sensible people do, with a packet.

## Three tests at the shop

**Look.** A good puri is a ball, not a lens. Hold the packet against the light: you want most of them round, evenly gold, with small blisters. Pale ones were fried too cool and have drunk oil. Brown patches mean old oil or a careless minute, and they taste burnt once they are wet.

**Listen.** Shake the packet gently. Fresh puris rattle like dry leaves, high and light. A dull knock means that they have taken up water from the air.

**Turn it over.** Read the date of packing, not only the date of expiry. A puri is at its best within two weeks of frying. At the bottom of the packet, look for oil. A film of it on the plastic means that it will be on your fingers, too.

If the shop lets you open one, press it with your thumb. It should crack like an eggshell, all at once, and the top should break before the bottom. A puri has one thin side and one thick side; you make the hole in the thin one, and the thick one holds the water.

## Semolina or wheat?

Most of the puris sold in Pune are of *rava*, fine semolina, with a little flour to bind them. They are glassy and crisp and stay so for a few seconds longer when they are filled. Those of *atta*, whole wheat, are darker and softer to the tooth, and taste more of bread. In Delhi they will ask you which you want.

For pani, take semolina. For dahi puri, where the shell stands under curd for a minute, take semolina as well, and the thickest you can find. For [masala puri](/menu?q=masala+puri), where there is no water at all, wheat is rather good.

And [shev puri](/menu?q=shev+puri) is another thing altogether: those flat discs are called *papdi*, and they are pricked before frying on purpose, so that they do **not** puff.

## Why some stay flat

If you fry your own, a third of the first batch will stay flat. That is normal, and it is nearly always one of these:

1. **The dough was soft.** It should be stiffer than for chapati, kneaded well, and then rested for twenty minutes under a damp cloth. Semolina needs that time to drink.
2. **It was rolled unevenly.** A thick edge does not lift. Roll one large sheet, about a millimetre thick, and cut the rounds with a small steel bowl.
3. **The rounds dried.** A dry skin cannot stretch. Keep them under the cloth until the oil is ready.
4. **The oil was cool.** A crumb of dough should come up at once, without browning at once. Around 180 °C, if you have a thermometer.

Then press each one lightly with the back of the ladle, as soon as it floats. It takes that as an insult and puffs up.

After they are golden, turn the flame low and leave them one minute more. That drives out the last of the water, and it is the difference between crisp for an hour and crisp for a week.

## Keeping them through the rains

Between June and September the air in Pune is a wet cloth. Puris left open on the table are soft in a quarter of an hour.

- Let them cool **completely** before you pack them. Warm puris make their own rain.
- Use a steel or glass box with a tight lid, not the packet they came in.
- Put a piece of kitchen paper at the bottom, and a spoon of raw rice in a twist of cloth. The rice takes up what the lid lets in.
- Open it for as long as it takes to get out what you need. Not for as long as it takes to find your phone.

## Rescuing a tired one

Soft is not lost. Spread the puris on a tray, in one layer, and give them **four to five minutes at 150 °C**. Let them cool on the tray; they come out soft and turn crisp as they cool. A heavy tawa on the lowest flame does the same, if you keep them moving.

A microwave makes them worse. Frying them again makes them greasy.

If one tastes of old oil, however, nothing will help it. Crush it, and be glad that you checked before the guests came.

## And the broken ones

Never throw away a broken puri. Crush them over bhel, for a second kind of crunch. Or do as we do at the end of an evening: potato, both chutneys, curd, shev, and all the broken shells on top, in one big bowl with as many spoons as people.

It has no name and is not on the [menu](/menu). But you know now when to ask.
`,
};
