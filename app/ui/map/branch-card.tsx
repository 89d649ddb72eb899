import { directionsTo } from "#app/domain/content/place.ts";
import { type Branch, phoneLink } from "#app/domain/shop/branch.ts";
import type { OwnFigures } from "#app/domain/shop/own-figures.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { ButtonAnchor } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Rating } from "../dish/rating.tsx";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { HoursLines } from "../shop/shop-facts.tsx";
import { branchUrl } from "./branch-url.ts";

type BranchCardProps = { branch: Branch; path: string; isChosen: boolean; own: OwnFigures | null };

export function BranchCard({ branch, path, isChosen, own }: BranchCardProps) {
  return (
    <article className={classNames("card place", isChosen && "card-selected")}>
      {branch.image && <img src={branch.image} alt="" width={96} height={72} loading="lazy" />}
      <div>
        <h3>
          <Link
            to={branchUrl(path, branch)}
            preventScrollReset
            aria-current={isChosen || undefined}
          >
            {branch.name}
          </Link>
        </h3>
        {branch.comingSoon && <Badge tone="warn">{m.pages_comingSoon()}</Badge>}
        <address>{branch.address}</address>
      </div>
      {isChosen && <BranchDetails branch={branch} own={own} />}
      <ButtonAnchor
        variant="secondary"
        size="small"
        icon="map-pin"
        href={directionsTo(branch)}
        rel="noopener noreferrer"
        aria-label={m.pages_getDirectionsTo({ name: branch.name })}
      >
        {m.shared_getDirections()}
      </ButtonAnchor>
    </article>
  );
}

type BranchDetailsProps = Pick<BranchCardProps, "branch" | "own">;

function BranchDetails({ branch, own }: BranchDetailsProps) {
  // Reviews cover the whole shop; a branch that has not opened yet has none.
  const ofAll = branch.comingSoon ? null : own;
  const { rating, reviews } = ofAll ?? branch;
  return (
    <div className="place-details">
      <p className="muted">{branch.landmark}</p>
      <p className="fact">
        <Icon name="clock" />
        <span>{branch.hours || <HoursLines />}</span>
      </p>
      {branch.phone && (
        <p className="fact">
          <Icon name="phone" />
          <a href={phoneLink(branch.phone)}>{branch.phone}</a>
        </p>
      )}
      <p>
        <Rating value={rating} count={reviews} />
        {ofAll && <span className="muted"> {m.pages_forAllOurBranches()}</span>}
      </p>
      <ul className="row">
        {branch.features.map((feature) => (
          <li key={feature}>
            <Badge>{feature}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
