import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { ElementType, ReactNode } from "react";
import { rowProps } from "#app/domain/lists/row-anchor.ts";
import { dishUrl } from "#app/domain/menu/dish.ts";
import type { ReviewCardData } from "#app/domain/reviews/review.ts";
import { tagLabel } from "#app/domain/reviews/tags.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { Rating } from "../dish/rating.tsx";
import { Link } from "../link.tsx";

type ReviewCardProps = {
  review: ReviewCardData;
  titleLevel?: 2 | 3;
  actions: ReactNode;
  /** Whether it is in a list whose rows have `RowButtons`. */
  isRow?: boolean;
};

export function ReviewCard({ review, titleLevel = 3, actions, isRow }: ReviewCardProps) {
  const Heading: ElementType = `h${titleLevel}`;
  const { id, customerName, rating, title, comment, tags, product } = review;
  return (
    <li className="card review" {...(isRow ? rowProps(id) : { id: `review-${id}` })}>
      <div className="between">
        <Rating value={rating} stars />
        <span className="row">
          {review.isFeatured && <Badge tone="hot">{m.shared_featured()}</Badge>}
          {review.isVerified && <Badge tone="good">{m.reviews_verified()}</Badge>}
        </span>
      </div>
      <Heading>{title}</Heading>
      {product && (
        <p className="muted small">
          <ParaglideMessage
            message={m.reviews_aboutTheDish}
            inputs={{ name: product.name }}
            markup={{ dish: ({ children }) => <Link to={dishUrl(product)}>{children}</Link> }}
          />
        </p>
      )}
      <p className="review-text">{comment}</p>
      <Images review={review} />
      {tags.length > 0 && (
        <ul className="review-tags" aria-label={m.shared_tags()}>
          {tags.map((tag) => (
            <li key={tag} className="badge">
              {tagLabel(tag)}
            </li>
          ))}
        </ul>
      )}
      <div className="between review-footer">
        <p>
          <strong>{customerName || m.reviews_aCustomer()}</strong>
          <span className="muted small"> {review.writtenOn}</span>
        </p>
        {actions}
      </div>
    </li>
  );
}

type PictureFacts = { number: number; count: number; customerName: string };

function pictureText({ number, count, customerName }: PictureFacts): string {
  return customerName
    ? m.reviews_pictureOfFrom({ number, count, name: customerName })
    : m.reviews_pictureLabel({ number, count });
}

function Images({ review: { customerName, pictures } }: { review: ReviewCardData }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="review-pictures">
      {pictures.map(({ src, srcSet }, index) => (
        <li key={src}>
          <a href={src}>
            <img
              src={src}
              srcSet={srcSet}
              sizes="6.5rem"
              width={104}
              height={104}
              alt={pictureText({ number: index + 1, count: pictures.length, customerName })}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
