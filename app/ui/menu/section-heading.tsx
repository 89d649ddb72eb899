import type { ShownSection } from "#app/domain/sections/sections.ts";

/** The beginning of a section in a list of dishes. */
export function SectionHeading({ id, label, labelLang, image }: ShownSection) {
  return (
    <h2 className={`menu-section menu-section-${id}`} lang={labelLang}>
      {label}
      {image && <img src={image} alt="" width={56} height={56} loading="lazy" />}
    </h2>
  );
}
