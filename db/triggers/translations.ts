/** What is removed takes its translations with it; a removed dish keeps its row. */
const removals = {
  dish: "UPDATE OF deleted_at ON products WHEN new.deleted_at IS NOT NULL",
  part: "DELETE ON combo_parts",
  group: "DELETE ON option_groups",
  choice: "DELETE ON option_choices",
  offer: "DELETE ON coupons",
  zone: "DELETE ON zones",
  post: "DELETE ON posts",
};

export const translationTriggers = Object.entries(removals).map(
  ([kind, removal]) => `CREATE TRIGGER translations_of_removed_${kind} AFTER ${removal} BEGIN
  DELETE FROM translations WHERE kind = '${kind}' AND subject_id = old.id;
END`,
);
