import { m } from "#messages";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon.tsx";

type RatingProps = {
  /** 0 to 5; fractions are shown to the nearest half star and one decimal. */
  value: number | null;
  /** 0 shows 'New'; leave it out for a single review. */
  count?: number;
  /** Five stars instead of one star and the number. */
  stars?: boolean;
};

const positions = [1, 2, 3, 4, 5];

export function Rating({ value, count, stars }: RatingProps) {
  if (value === null || count === 0)
    return <span className="rating rating-new">{m.menu_new()}</span>;
  const formatted = Number.isInteger(value) ? String(value) : value.toFixed(1);
  const half = Math.round(value * 2) / 2;
  return (
    <span className={classNames("rating", stars && "rating-stars")}>
      {stars ? (
        positions.map((position) => <Icon key={position} name={starAt(position, half)} />)
      ) : (
        <Icon name="star-filled" />
      )}
      {!stars && (
        <span className="numeric" aria-hidden="true">
          {formatted}
        </span>
      )}
      <span className="visually-hidden">{m.shared_outOf5Stars({ rating: formatted })}</span>
      {count !== undefined && (
        <>
          <span className="muted" aria-hidden="true">
            ({count})
          </span>
          <span className="visually-hidden">{m.reviews_reviews({ totalItems: count })}</span>
        </>
      )}
    </span>
  );
}

function starAt(position: number, half: number): IconName {
  if (half >= position) return "star-filled";
  return half >= position - 0.5 ? "star-half" : "star";
}
