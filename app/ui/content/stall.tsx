import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { NameDevanagari } from "../layout/name-devanagari.tsx";
import { useShopFacts } from "../shop/shop-facts.tsx";

/** The top of the home page: the stall under the header's awning, with the headline in its sky. */
export function Stall() {
  const { opening } = useShopFacts();
  return (
    <div className="stall">
      <div className="stall-words">
        <NameDevanagari as="p" className="stall-name" />
        <h1>{shop.headline}</h1>
        <p className={opening.state === "open" ? "stall-open" : undefined}>
          {opening.sentence}{" "}
          {opening.state === "open"
            ? m.pages_aPlateTakes({ preparationTime: shop.preparationTime })
            : opening.takesOrders && m.pages_orderAhead()}
        </p>
      </div>
      <div className="stall-picture">
        <img src="/illustrations/hero.svg" alt="" width={640} height={520} />
        <span className="stall-puri" />
      </div>
      <ButtonLink to="/menu" size="large">
        {m.pages_orderNow()}
      </ButtonLink>
    </div>
  );
}
