import { ketaki, type StarterPost } from "./post.ts";

export const planAChaatCounter: StarterPost = {
  title: "Planning a Chaat Counter: How Much, How Many, How Long",
  slug: "plan-a-chaat-counter",
  excerpt:
    "The numbers we use ourselves when we plan a chaat counter for 50 or 300 guests: plates per head, people behind the table, space, water, timing, and the mistakes that make a queue.",
  category: "events",
  tags: ["catering", "wedding", "party planning", "chaat counter"],
  featuredImage: "/illustrations/blog/plan-a-chaat-counter.svg",
  isFeatured: true,
  publishedAt: "2026-10-09T12:00:00+05:30",
  author: ketaki,
  content: `A chaat counter is the one place at a wedding where the bride's boss and the groom's little cousins stand in the same line. It is also the one place where there *is* a line, if it was planned badly. After a good many of these evenings, here are the numbers I plan with. Use them whether you book us or not.

## First: how many will really eat?

Not everybody you invite comes, and not everybody who comes eats chaat. But those who do come back. For an evening with other food as well, I count like this:

| Kind of event | Guests who eat chaat | Plates for each of them |
|---|---|---|
| Wedding or sangeet with a full dinner | 7 in 10 | 1.5 |
| Office party, snacks only | 9 in 10 | 2.5 |
| Birthday with children | 8 in 10 | 2 |
| Haldi or mehendi in the afternoon | 9 in 10 | 2 |

So a sangeet with 200 guests means about 140 people and 210 plates. A plate is six puris, or one bowl of bhel. Children count as half for pani puri and as double for kulfi.

## How many dishes?

Fewer than you want. Three that are different beat six that are cousins.

- **One with water**: pani puri. It is what they came for.
- **One with curd**: dahi puri or SPDP, for those who do not want heat.
- **One dry**: bhel or shev puri. It can be carried about and eaten while talking.

Over 150 guests, add one **hot** thing, such as ragda pattice or pav bhaji, and one **sweet** one. Beyond five dishes people stand and read instead of eating.

## How many people behind the table?

This is where queues are made. One practised person serves about **40 plates of pani puri an hour**, because each guest is served puri by puri. Bhel goes faster, about 60 an hour; dahi puri, filled six at a time on a tray, about 70.

Now the part that is forgotten. Guests do not come evenly. Half of all the plates are eaten in **one hour**, right after the photographs. So:

> Plates in the busiest hour = half of all plates. Divide by what one person can serve. That is how many people you need, not fewer.

For our sangeet: 210 plates, so 105 in the busy hour. If half of that is pani puri, it takes 53 ÷ 40, say two people, and one more each for the bhel and for the curd. Four at the counter, and a fifth who only refills and wipes. With two people the last guest waits for twenty-five minutes, and remembers that.

## Space, power and water

- **The counter:** one metre of table for each person serving, plus one metre for plates and spoons at the beginning and one for the bin at the end.
- **Behind it:** two metres. People carry hot pots there.
- **In front:** four metres clear, away from the door, the stage and the buffet. A queue across the way to the toilets is a queue for everything.
- **Light from above**, not from behind. Guests want to see what they get, and so do those who make it.
- **Power:** two sockets of 15 A for a warmer and the lights; more if there is frying. Ask the venue about open flames early. Many halls allow none indoors.
- **Water:** we bring our own for everything that is eaten. From the venue we need a tap for washing, within thirty metres.
- **Bins:** one for every 50 guests, and one of them *at the place where people finish eating*, not where they begin.

## The order of the day

1. **Four weeks before:** fix the date, the menu and a rough number. In the wedding season, from November to February, make it eight.
2. **One week before:** the final number of guests. After that we have bought the peas.
3. **The day before:** we soak, make the chutneys and sprout what has to be sprouted.
4. **Three hours before:** we arrive and set up. Tell the gate.
5. **Thirty minutes before:** everything stands. Somebody from the family tastes the pani and says *hotter* or *milder*. It is a small ceremony and I advise you not to skip it.
6. **Afterwards:** we pack, clean and take our rubbish with us. Count an hour.

## Ask your guests beforehand

A line in the invitation saves a lot of sorrow. Ask about **Jain** food, **nuts**, **milk** and **gluten**. We keep a [separate set for Jain guests](/blog/jain-friendly-chaat), and puffed rice, chana and most of the chutneys have no gluten in them; but semolina puris do, and so does most hing.

## What it costs with us

Our packages are ₹150, ₹250 and ₹350 for each guest, from 10 guests to 500, and single dishes can be added by the plate. On top come a setup fee and 2% service, and half of it all is paid in advance. The [booking form](/catering) works it out while you fill it in, to the rupee, and what you see there is what you pay.

If your question is not in here, [write to us](/contact). I answer in the mornings. In the evenings I am behind a table somewhere, telling a groom's uncle that it is his turn, now.
`,
};
