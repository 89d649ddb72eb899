import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { selectionAtCounter } from "#app/domain/counter/counter-order.ts";
import type { CounterDish, CounterSection } from "#app/domain/counter/counter-quote.ts";
import { dishesFound } from "#app/domain/counter/dish-search.ts";
import { formatRupees } from "#app/domain/money.ts";
import { missingChoices } from "#app/domain/options/required-choices.ts";
import { m } from "#messages";
import { Price } from "../dish/price.tsx";

/** The number of section colours in the style sheet. */
const COLORS = 6;

type DishButtonsProps = { sections: CounterSection[]; query: string };

/** Each dish is a submit button of the form around it. */
export function DishButtons({ sections, query }: DishButtonsProps) {
  const dishes = sections.flatMap((section) => section.dishes);
  const isFound = new Set(dishesFound(query, dishes));
  const found = sections
    .map((section, place) => ({
      ...section,
      color: place % COLORS,
      dishes: section.dishes.filter((dish) => isFound.has(dish)),
    }))
    .filter((section) => section.dishes.length > 0);
  if (dishes.length === 0) return <p className="muted">{m.products_noProductsYet()}</p>;
  if (found.length === 0) return <p className="muted">{m.counter_noDishIsCalled({ query })}</p>;
  return found.map(({ id, name, color, dishes }) => (
    <section
      key={id}
      className={`counter-section counter-color-${color}`}
      aria-label={name}
      id={`section-${id}`}
    >
      <h2>{name}</h2>
      <div className="counter-dishes">
        {dishes.map((dish) => (
          <DishButton key={dish.id} dish={dish} />
        ))}
      </div>
    </section>
  ));
}

function DishButton({ dish }: { dish: CounterDish }) {
  const { id, name, soldOut, hours, offer } = dish;
  const count = missingChoices(offer, selectionAtCounter(offer));
  return (
    <button type="submit" name="add" value={id} className="counter-dish" disabled={soldOut}>
      <span className="counter-dish-name">{name}</span>
      <span className="counter-dish-price">
        {soldOut ? m.shared_soldOut() : <DishPrice dish={dish} />}
      </span>
      {count > 0 && !soldOut && (
        <span className="counter-dish-hours">{m.counter_requiredChoices({ count })}</span>
      )}
      {hours && !soldOut && <span className="counter-dish-hours">{hours}</span>}
    </button>
  );
}

function DishPrice({ dish: { pricePaise, isSized } }: { dish: CounterDish }) {
  if (!isSized) return <Price paise={pricePaise} />;
  return (
    <ParaglideMessage
      message={m.shared_fromPrice}
      inputs={{ price: formatRupees(pricePaise) }}
      markup={{ price: ({ children }) => <span className="price">{children}</span> }}
    />
  );
}
