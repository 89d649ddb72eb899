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

/** A category that no longer exists is shown by its id. */
export function blogCategoryName(id: string): string {
  return blogCategories.find((category) => category.id === id)?.name ?? id;
}
