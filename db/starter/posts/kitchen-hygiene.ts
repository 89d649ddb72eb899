import { type StarterPost, ujwala } from "./post.ts";

export const kitchenHygiene: StarterPost = {
  title: "Water, Hands, Boards: How We Keep a Street Kitchen Clean",
  slug: "kitchen-hygiene",
  excerpt:
    "What happens to our water before it becomes pani, how often the oil is changed, who may touch what, and five things to look at in any stall, ours included.",
  category: "news",
  tags: ["hygiene", "clean water", "kitchen", "how we work"],
  featuredImage: "/illustrations/blog/kitchen-hygiene.svg",
  isFeatured: false,
  publishedAt: "2026-11-13T11:00:00+05:30",
  author: ujwala,
  content: `We have moved the sink. That is the news. At the Main Branch it now stands at the front, beside the counter, where you can see us wash our hands and where we can see you looking. It cost two weeks and a plumber's patience, and it is the best thing that we did this year.

Since then people have asked about the rest. They are right to ask. Pani puri is a food that you cannot cook again before you eat it: what was in the water is in the water. So here is how we do it, in the order of the day, and without any big words.

## Water first

Everything that is drunk, or mixed into something that is not cooked afterwards, is made with water that has gone through two steps.

1. It runs through a **filter**: sediment, carbon, and a fine membrane. The cartridges have the date of their last change written on them with a marker. Turn your head to the left at the counter and you can read it.
2. It is **boiled**, kept at a rolling boil for at least a minute, and cooled with the lid on.

The pani itself is mixed at one o'clock, rests on ice for two hours, and is served within the next four; a second pot is mixed at five for the later evening. The pots are of steel, with lids, and stand in ice. The ice *around* the pot is ordinary. What goes **into** a glass is made of the same filtered and boiled water, in trays of our own. Whatever is left at eleven at night is poured away, and no, it does not hurt any more. One gets used to it.

## Hands

The one who takes money does not touch food, and the one who touches food does not take money. When we are only two, the phone and the cash box are on the other side of the room, and hands are washed with soap in between.

Puris are cracked with a gloved thumb, and the glove is changed every hour, after a break, and when anything but food was touched. Let me say something unpopular here: **a glove is not clean because it is a glove.** A bare hand that was washed a minute ago is better than a glove that has been worn since three. So we watch the clock and not the rubber.

Hair is tied and covered. Nobody works with a fever or an upset stomach, and they are paid for the day. Otherwise, of course, they would come.

## Boards, knives, cloths

- **Green board:** coriander, mint, cucumber, everything that is eaten raw.
- **White board:** curd, paneer, bread.
- **Brown board:** boiled potato, onion.

They are scrubbed with hot water and soap between jobs and dried standing. Cloths are for tables only and are boiled every night. For bowls we use none at all: they dry by themselves, upside down.

Leaf bowls and wooden spoons are used once. Steel plates are rinsed, washed, rinsed in hot water, in three tubs from left to right. You can see those from the counter, too.

## Cold, hot, and nothing in between

Most of what makes people ill grows best at the temperature of a Pune afternoon. So things are kept either **below 5 °C** or **above 60 °C**, and the time between the two is short.

| What | Where | For how long |
|---|---|---|
| Curd, green chutney | Fridge, taken out in small boxes | 2 hours at the counter, on ice |
| Ragada, usal, bhaji | On a flame, steaming | The evening |
| Boiled potato, raw banana | Fridge, peeled in small lots | 4 hours |
| Tamarind chutney | Closed jar; sugar and acid keep it | A day, though it could stay for weeks |
| Puris | Airtight tins | The evening they are fried |
| Shev, papdi | Airtight tins | 3 days |

There are two thermometers. They are checked against each other every Monday, in melting ice.

## Oil

Oil that is heated over and over again turns dark, smells and does nobody any good. We filter it after each evening and change it **every second day** in the rainy season, when we fry the most, and at least twice a week otherwise. Used oil is collected by a licensed company that turns it into fuel. It never goes to another kitchen.

## When something goes wrong

It does. A fridge stops, somebody drops a tray, a batch of curd is sour. Then we throw it away and take the dish off the menu, which is why you sometimes read *Sold out* on this site at half past eight.

If you ever feel unwell after eating with us, please [tell us](/contact) at once: what you ate and when. We keep a note of every batch for a week. We would rather be told ten times for nothing than not be told once.

## Five things to look at in any stall

1. Does the water have a **lid**?
2. Where do they **wash their hands**? If you cannot see it, ask.
3. Does the one who takes the **money** also fill the puri?
4. Is it **busy**? Food that moves is fresh.
5. Ask a **question**. People who work cleanly like to be asked.

And that, with a clean spoon, is all. Come and look. The sink is on the right.
`,
};
