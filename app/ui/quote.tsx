import type { ReactNode } from "react";
import { Rating } from "./dish/rating.tsx";

type QuoteProps = {
  name: ReactNode;
  rating: number;
  /** Where they are from. */
  meta: ReactNode;
  children: ReactNode;
};

export function Quote({ name, rating, meta, children }: QuoteProps) {
  return (
    <figure className="card quote">
      <figcaption>
        <strong>{name}</strong>
        <Rating value={rating} stars />
        <span className="muted small row">{meta}</span>
      </figcaption>
      <blockquote>{children}</blockquote>
    </figure>
  );
}
