/** When to delete a subject's translations: with its row, except that a removed dish keeps its row. */
const removals = {
  section: "DELETE ON menu_sections",
  dish: "UPDATE OF deleted_at ON products WHEN new.deleted_at IS NOT NULL",
  part: "DELETE ON combo_parts",
  group: "DELETE ON option_groups",
  choice: "DELETE ON option_choices",
  offer: "DELETE ON coupons",
  zone: "DELETE ON zones",
  post: "DELETE ON posts",
  content: "DELETE ON content",
};

/** The tables of the English texts, with the columns by field. Holidays are added and removed, never changed. */
const englishTexts = {
  section: ["menu_sections", ["name"]],
  dish: ["products", ["name", "description", "ingredients", "foodNote"]],
  part: ["combo_parts", ["name"]],
  group: ["option_groups", ["name"]],
  choice: ["option_choices", ["name"]],
  offer: ["coupons", ["name"]],
  zone: ["zones", ["name", "note"]],
  post: ["posts", ["title", "excerpt", "content", "metaTitle", "metaDescription"]],
} as const;

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const translationTriggers = [
  ...Object.entries(removals).map(
    ([kind, removal]) => `CREATE TRIGGER translations_of_removed_${kind} AFTER ${removal} BEGIN
  DELETE FROM translations WHERE kind = '${kind}' AND subject_id = old.id;
END`,
  ),
  ...Object.entries(englishTexts).flatMap(([kind, [table, fields]]) =>
    fields.map((field) => {
      const column = columnOf(field);
      return `CREATE TRIGGER outdated_${column}_of_${kind} AFTER UPDATE OF ${column} ON ${table}
WHEN new.${column} IS NOT old.${column} BEGIN
  UPDATE translations SET is_outdated = 1 WHERE kind = '${kind}' AND subject_id = old.id AND field = '${field}';
END`;
    }),
  ),
];
