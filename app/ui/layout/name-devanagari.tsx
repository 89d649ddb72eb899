import { shop } from "#app/domain/shop.ts";
import { classNames } from "../class-names.ts";

type NameDevanagariProps = { as?: "span" | "p"; className?: string };

/** In the display font, whose first file only has the letters of the sample's name. */
export function NameDevanagari({ as: Tag = "span", className }: NameDevanagariProps) {
  const name = shop.nameDevanagari;
  if (!name) return null;
  const font = /^[चटपा]*$/.test(name) ? "devanagari-name" : "devanagari-name any-letters";
  return (
    <Tag className={classNames(font, className)} lang="mr">
      {name}
    </Tag>
  );
}
