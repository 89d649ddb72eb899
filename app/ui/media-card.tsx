import { Link } from "@remix-run/react";
import type { ElementType, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type MediaCardProps = {
  title: ReactNode;
  titleLevel?: 2 | 3 | 4;
  /** Where the whole card leads. */
  to?: string;
  image?: {
    src: string;
    width: number;
    height: number;
    alt?: string;
    srcSet?: string;
    sizes?: string;
  };
  eager?: boolean;
  /** Small line above the title: category, date, reading time. */
  meta?: ReactNode;
  children?: ReactNode;
  /** Tags, buttons or links at the foot; they stay clickable beside the card's own link. */
  foot?: ReactNode;
  selected?: boolean;
};

/** Picture, title, words: a blog post, a branch, an occasion. */
export function MediaCard({
  title,
  titleLevel = 3,
  to,
  image,
  eager,
  meta,
  children,
  foot,
  selected,
}: MediaCardProps) {
  const Heading: ElementType = `h${titleLevel}`;
  return (
    <article className={classNames("card media", selected && "card-selected")}>
      {image && (
        <img
          src={image.src}
          srcSet={image.srcSet}
          sizes={image.sizes}
          width={image.width}
          height={image.height}
          alt={image.alt ?? ""}
          loading={eager ? undefined : "lazy"}
        />
      )}
      {meta && <p className="muted small row">{meta}</p>}
      <Heading>{to ? <Link to={to}>{title}</Link> : title}</Heading>
      {children}
      {foot && <div className="row media-footer">{foot}</div>}
    </article>
  );
}
