import { thumbnailUrl } from "#app/domain/images/image.ts";
import { dishUrl } from "#app/domain/menu/dish.ts";
import { formatRupees } from "#app/domain/money.ts";
import { Price } from "../dish/price.tsx";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";

export type OrderLine = {
  id: string;
  /** Null if the dish is no longer on the menu. */
  slug?: string | null;
  name: string;
  /** The language of name and description, if not the page's. */
  nameLang?: string;
  description?: string;
  image: string;
  quantity: number;
  pricePaise: number;
  totalPaise: number;
  /** The choices as text. */
  choices: string[];
  specialInstructions: string;
  /** Why it cannot be ordered and what to do about it. */
  advice?: string | null;
};

export function OrderLines({ items }: { items: OrderLine[] }) {
  return (
    <ul className="lines">
      {items.map((item) => (
        <li key={item.id} className="line">
          <img
            src={thumbnailUrl(item.image)}
            alt=""
            width={96}
            height={72}
            loading="lazy"
            decoding="async"
          />
          <div>
            <LineName item={item} />
            {item.description && (
              <p className="muted small" lang={item.nameLang}>
                {item.description}
              </p>
            )}
            <LineNotes item={item} />
          </div>
          <div className="line-end">
            <span className="muted numeric">
              {item.quantity} × {formatRupees(item.pricePaise)}
            </span>
            <Price paise={item.totalPaise} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export function OrderLinesSummary({ items }: { items: OrderLine[] }) {
  return (
    <ul className="lines-compact">
      {items.map((item) => (
        <li key={item.id}>
          <span>
            <span className="numeric">{item.quantity} ×</span> <LineName item={item} />
            <LineNotes item={item} />
          </span>
          <Price paise={item.totalPaise} />
        </li>
      ))}
    </ul>
  );
}

function LineName({ item: { name, nameLang, slug } }: { item: OrderLine }) {
  return (
    <strong lang={nameLang}>{slug ? <Link to={dishUrl({ slug })}>{name}</Link> : name}</strong>
  );
}

function LineNotes({ item }: { item: OrderLine }) {
  return (
    <>
      {item.choices.length > 0 && (
        <span className="line-notes" lang={item.nameLang}>
          {item.choices.join(" · ")}
        </span>
      )}
      {item.specialInstructions && <q className="line-notes">{item.specialInstructions}</q>}
      {item.advice && (
        <span className="field-error small">
          <Icon name="alert" />
          {item.advice}
        </span>
      )}
    </>
  );
}
