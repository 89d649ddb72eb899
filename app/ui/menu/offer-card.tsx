import { localPath } from "#app/domain/language/paths.ts";
import type { SpecialOffer } from "#app/domain/menu/dish.ts";
import { dishUrl } from "#app/domain/menu/dish.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";

function soldOutText(missingPart: string | null): string {
  return missingPart ? m.menu_soldOutNoLeft({ missingPart }) : m.shared_soldOut();
}

export function OfferCard({ offer }: { offer: SpecialOffer }) {
  const { name, image, contents, pricePaise, savePaise, saleHours, soldOut } = offer;
  const url = localPath(dishUrl(offer));
  return (
    <article className={soldOut ? "offer combo-card sold-out" : "offer combo-card"}>
      <div>
        <h3>
          <a href={url} lang={offer.nameLang}>
            {name}
          </a>
        </h3>
        <p>{contents.join(" + ")}</p>
        <p className="offer-price">
          <strong>{formatRupees(pricePaise)}</strong>
          {savePaise > 0 && <span>{m.menu_save({ save: formatRupees(savePaise) })}</span>}
        </p>
      </div>
      <img src={image} alt="" width={160} height={160} loading="lazy" decoding="async" />
      {saleHours || soldOut ? (
        <p>
          <strong>{saleHours ?? soldOutText(offer.missingPart)}</strong>
        </p>
      ) : (
        <ButtonLink to={url} preventScrollReset aria-label={m.shared_choose({ name })}>
          {m.shared_chooseLink()}
        </ButtonLink>
      )}
    </article>
  );
}
