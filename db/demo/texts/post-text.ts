import { blogCategoryIds } from "#app/domain/blog/categories.ts";
import { postLimits } from "#app/domain/blog/limits.ts";
import type { Random } from "../random.ts";
import { postFoods, postHeadings, postPlaces, postSentences, postTitles } from "./post-phrases.ts";

const SENTENCES_PER_PART = 4;

/** `content` is Markdown. */
export function randomPostText(random: Random) {
  const category = random.pick(blogCategoryIds);
  const food = random.pick(postFoods);
  const place = random.pick(postPlaces);
  const fillIn = (text: string) => text.replaceAll("{food}", food).replaceAll("{place}", place);
  const headings = random.pickDistinct(postHeadings, random.integer(2, 4));
  const sentenceCount = (headings.length + 1) * SENTENCES_PER_PART;
  const sentences = random.pickDistinct(postSentences, sentenceCount).map(fillIn);
  const part = (index: number) =>
    sentences.slice(index * SENTENCES_PER_PART, (index + 1) * SENTENCES_PER_PART).join(" ");
  const [first = "", second = ""] = sentences;
  return {
    category,
    title: fillIn(random.pick(postTitles[category])),
    excerpt: `${first} ${second}`.slice(0, postLimits.excerpt.max),
    content: [
      part(0),
      ...headings.map((heading, index) => `## ${heading}\n\n${part(index + 1)}`),
    ].join("\n\n"),
    tags: [food.toLowerCase(), place, category],
  };
}
