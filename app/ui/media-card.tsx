import type { ElementType, ReactNode } from "react";
import { Link } from "./link.tsx";

type MediaCardProps = {
  title: ReactNode;
  titleLevel?: 2 | 3 | 4;
  /** The link of the whole card. */
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
  /** Tags, buttons or links, which stay clickable next to the card's own link. */
  footer?: ReactNode;
};

export function MediaCard({
  title,
  titleLevel = 3,
  to,
  image,
  eager,
  meta,
  children,
  footer,
}: MediaCardProps) {
  const Heading: ElementType = `h${titleLevel}`;
  return (
    <article className="card media">
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
      {footer && <div className="row media-footer">{footer}</div>}
    </article>
  );
}
