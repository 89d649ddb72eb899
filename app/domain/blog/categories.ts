import { m } from "#messages";

/** The API and the feed use these names; pages show `blogCategoryLabel`. */
export const blogCategories = [
  { id: "food", name: "Food" },
  { id: "culture", name: "Culture" },
  { id: "recipes", name: "Recipes" },
  { id: "news", name: "News" },
  { id: "events", name: "Events" },
  { id: "tips", name: "Tips" },
] as const;

export type BlogCategoryId = (typeof blogCategories)[number]["id"];
export const blogCategoryIds = blogCategories.map((category) => category.id);

/** If a category no longer exists, its id is its name. */
export function blogCategoryName(id: string): string {
  return blogCategories.find((category) => category.id === id)?.name ?? id;
}

const labels = new Map<string, () => string>(
  Object.entries({
    food: m.blog_food,
    culture: m.blog_culture,
    recipes: m.blog_recipes,
    news: m.blog_news,
    events: m.blog_events,
    tips: m.blog_tips,
  } satisfies Record<BlogCategoryId, () => string>),
);

export function blogCategoryLabel(id: string): string {
  return labels.get(id)?.() ?? id;
}

/** For the fields that choose one. */
export function blogCategoryOptions() {
  return blogCategoryIds.map((id) => ({ value: id, label: blogCategoryLabel(id) }));
}
