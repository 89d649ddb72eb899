import { blogCategoryIds } from "#app/domain/blog/categories.ts";
import { postLimits } from "#app/domain/blog/limits.ts";
import type { Dice } from "./dice.ts";
import { postFoods, postHeadings, postPlaces, postSentences, postTitles } from "./post-phrases.ts";

const SENTENCES_A_PART = 4;

function several<Thing>(dice: Dice, things: readonly Thing[], count: number): Thing[] {
  const drawn = new Set<Thing>();
  while (drawn.size < count) drawn.add(dice.pick(things));
  return [...drawn];
}

/** Returns the words of a post as somebody in the shop may have written it; `content` is Markdown. */
export function randomPostText(dice: Dice) {
  const category = dice.pick(blogCategoryIds);
  const food = dice.pick(postFoods);
  const place = dice.pick(postPlaces);
  const say = (text: string) => text.replaceAll("{food}", food).replaceAll("{place}", place);
  const headings = several(dice, postHeadings, dice.whole(2, 4));
  const sentences = several(dice, postSentences, (headings.length + 1) * SENTENCES_A_PART).map(say);
  const part = (place: number) =>
    sentences.slice(place * SENTENCES_A_PART, (place + 1) * SENTENCES_A_PART).join(" ");
  const [first = "", second = ""] = sentences;
  return {
    category,
    title: say(dice.pick(postTitles[category])),
    excerpt: `${first} ${second}`.slice(0, postLimits.excerpt.max),
    content: [
      part(0),
      ...headings.map((heading, place) => `## ${heading}\n\n${part(place + 1)}`),
    ].join("\n\n"),
    tags: [food.toLowerCase(), place, category],
  };
}
