import type { ReactNode } from "react";
import { Rating } from "./rating.tsx";

type QuoteProps = {
  name: ReactNode;
  rating?: number;
  title?: ReactNode;
  /** Date, 'Verified', 'Featured'. */
  meta?: ReactNode;
  /** Buttons, such as Helpful. */
  actions?: ReactNode;
  children: ReactNode;
};

export function Quote({ name, rating, title, meta, actions, children }: QuoteProps) {
  return (
    <figure className="card quote">
      <figcaption>
        <strong>{name}</strong>
        {rating !== undefined && <Rating value={rating} stars />}
        {meta && <span className="muted small row">{meta}</span>}
      </figcaption>
      <blockquote>
        {title && <h3>{title}</h3>}
        {children}
      </blockquote>
      {actions && <div className="row">{actions}</div>}
    </figure>
  );
}
