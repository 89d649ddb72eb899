/** What the blog writes about. Source: spec 2 §3 Blog; spec 1 §3 Blog category. */
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

/** Takes a category's id, returns its name; one that is not known any more is named by its id. Source: spec 1 §3 Blog category. */
export function blogCategoryName(id: string): string {
  return blogCategories.find((category) => category.id === id)?.name ?? id;
}
