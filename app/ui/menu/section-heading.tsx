import { categoryLabel } from "#app/domain/categories.ts";

/** The beginning of a category in a list of dishes. */
export function SectionHeading({ category }: { category: string }) {
  return (
    <h2 className={`menu-section menu-section-${category}`}>
      {categoryLabel(category)}
      <img
        src={`/illustrations/categories/${category}.svg`}
        alt=""
        width={56}
        height={56}
        loading="lazy"
      />
    </h2>
  );
}
