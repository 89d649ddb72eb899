import { starterMenu } from "#db/starter/menu.ts";
import { partsOfCombo, starterGroups } from "#db/starter/options.ts";
import { dishTexts } from "#db/starter/translations/dishes.ts";
import { postContents, postTexts } from "#db/starter/translations/posts.ts";
import { words } from "#db/starter/translations/words.ts";
import {
  type TranslationKind,
  type TranslationLanguage,
  translationLanguages,
} from "./translatable.ts";
import { writeTranslation } from "./translation-rows.server.ts";

function wordIn(language: TranslationLanguage, english: string): string {
  return words[english]?.[translationLanguages.indexOf(language)] ?? english;
}

function write(
  kind: TranslationKind,
  subjectId: string,
  language: TranslationLanguage,
  texts: Record<string, string>,
  at: Date,
): void {
  for (const [field, text] of Object.entries(texts)) {
    writeTranslation({ kind, subjectId, field, language, text }, at);
  }
}

/** Call it inside the transaction that adds the dish or puts it back. */
export function fillDishTranslations(dishId: string, at: Date): void {
  const dish = starterMenu.find(({ id }) => id === dishId);
  if (!dish) return;
  const { name, ingredients, foodNote } = dish;
  for (const language of translationLanguages) {
    const texts = {
      ...dishTexts[name]?.[language],
      ingredients: ingredients.map((word) => wordIn(language, word)).join(", "),
      ...(foodNote && { foodNote: wordIn(language, foodNote) }),
    };
    write("dish", dishId, language, texts, at);
  }
}

/** Call it inside the transaction that adds the starter menu. */
export function fillMenuTranslations(at: Date): void {
  const named = [
    ...starterGroups.map(({ id, name }) => ({ kind: "group", id, name }) as const),
    ...starterGroups.flatMap(({ choices }) =>
      choices.map(({ id, name }) => ({ kind: "choice", id, name }) as const),
    ),
    ...Object.values(partsOfCombo)
      .flat()
      .map(({ id, name }) => ({ kind: "part", id, name }) as const),
  ];
  for (const { id } of starterMenu) fillDishTranslations(id, at);
  for (const language of translationLanguages) {
    for (const { kind, id, name } of named) {
      write(kind, id, language, { name: wordIn(language, name) }, at);
    }
  }
}

/** Like `fillMenuTranslations`, for one of the starter posts. */
export function fillPostTranslations(post: { id: string; slug: string }, at: Date): void {
  for (const language of translationLanguages) {
    const content = postContents[post.slug]?.[language];
    const texts = { ...postTexts[post.slug]?.[language], ...(content && { content }) };
    write("post", post.id, language, texts, at);
  }
}
