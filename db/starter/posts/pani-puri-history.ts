import { type StarterPost, ujwala } from "./post.ts";

export const paniPuriHistory: StarterPost = {
  title: "Pani Puri, Golgappa, Puchka: One Mouthful, Many Names",
  slug: "pani-puri-history",
  excerpt:
    "Where does pani puri come from? Nobody can prove it, and that has never stopped an argument at our counter. Here is what is story, what is known, and why Pune fills it with hot ragada.",
  category: "culture",
  tags: ["pani puri", "history", "Pune", "street food"],
  featuredImage: "/illustrations/blog/pani-puri-history.svg",
  isFeatured: true,
  publishedAt: "2026-10-30T11:30:00+05:30",
  author: ujwala,
  content: `Every few evenings somebody at the counter asks where pani puri was invented. Before I can answer, somebody else does. A student from Varanasi says Varanasi. A couple from Kolkata says that whatever we sell, it is not *puchka*. An uncle in a white cap tells both of them that his grandmother made it in Sadashiv Peth before either city had heard of it.

I have been listening to this argument for years, and I have come to love it more than any answer. Still, people deserve an honest one. So here is what is story, what is known, and what we simply do not know.

## The story everybody tells

The story goes like this. Draupadi, newly married to the Pandavas, is tested by her mother-in-law Kunti. She gets leftover potatoes, a little dough, and an order: feed all five of them. Draupadi fries the dough into small hollow puris, fills them with spiced potato, and everybody is delighted.

It is a lovely story and you will hear it from vendors all over the north. It also cannot be true as told. Potatoes and chillies both come from the Americas. They reached India on Portuguese ships, not much before the sixteenth century, and potatoes became everyday food here only some two hundred years ago. Whatever Draupadi cooked, it was not this.

The other story you will hear is that the mouthful was born in the old kingdom of Magadha, in today's Bihar, under the name *phulki*. People there do still say *phulki*. A written recipe from that time, though, nobody has shown.

## What we can say

Small crisp breads that are fried until they puff are old in India. So are sour, spiced waters: *jal jeera*, cumin water with mint and black salt, was drunk for the stomach long before anybody sold it by the plate. What is new is the meeting of the two, with potato in the middle.

Most food writers agree on the rough outline. The thing we know today came together somewhere in the north or the east of India, probably in the nineteenth century, once potatoes were cheap. From there it travelled with people looking for work: clerks, mill hands, railway men. A vendor needs one basket, one pot and one stand. No other food is so easy to carry to a new city.

That is also why it has so many names. Each city heard it, filled it with what was at hand, and called it after the sound, the shape or the water.

| Where | Name | What is inside |
|---|---|---|
| Mumbai, Pune, Gujarat | Pani puri | Ragada or sprouts, sweet and green water |
| Delhi, Punjab | Golgappa | Potato, chana, sour water, often a choice of suji or atta |
| Kolkata, Bangladesh | Puchka, phuchka | Spiced mashed potato, tamarind water |
| Odisha, Hyderabad | Gupchup | Yellow peas, sometimes raw onion |
| Lucknow | Pani ke batashe | Several waters in a row, each different |
| Parts of Madhya Pradesh | Fulki | Potato, thin green water |

Ask in each place and they will tell you that the others are also nice, in their way.

## What Pune did with it

Here the puri is filled with *ragada*: white peas, soaked overnight and cooked soft with turmeric. In many stalls the ragada is **hot** and the water is **cold**, and you get both in the same second. Visitors are startled by that. People who grew up here look for it everywhere else and do not find it.

Then there is the sweet water. In Pune *god pani* is not an afterthought but a second pot, made of tamarind, dates and jaggery, dark as tea. You tell the person serving how you want it: *tikhat* for hot, *god* for sweet, *medium* for people who have work in the morning. Most of our regulars never say it any more. We know.

And Pune did one more thing for which it gets too little credit. It took the same puri, left out the water, and drowned it in sweet curd and shev. That is [SPDP](/menu?q=SPDP), Shev Potato Dahi Puri, and it is what generations of college students here ate with the last of the month's money.

## The last dry one

Whatever the name, the manners are the same from Karachi to Chittagong. You stand. You hold a bowl made of leaf or steel. You eat each one whole, at once, because a filled puri has about ten seconds to live. You do not talk, and nobody minds.

At the end you ask for a *sukha puri*, a dry one, with potato, shev and a pinch of masala and no water. It is free, and it always has been. I have read that this custom, too, has a history and an inventor. I do not believe it. I think that one evening, long ago, somebody looked at an empty bowl with a sad face, and the person behind the basket had a heart.

That, at least, is how it happens here. [Come and ask for yours](/menu?category=pani-puri).
`,
};
