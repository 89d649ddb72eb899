import { dishToCookText, type StationToCook } from "#app/domain/kitchen/cook-now.ts";
import { m } from "#messages";

/** A column next to the tickets, once it is unfolded. */
export function CookNow({ stations }: { stations: StationToCook[] }) {
  if (stations.length === 0) return null;
  return (
    <details className="cook-now">
      <summary>{m.kitchen_cookNow()}</summary>
      {stations.map(({ id, name, dishes }) => (
        <div key={id ?? "other"}>
          {name && <h2>{name}</h2>}
          <ul className="plain-list">
            {dishes.map((dish) => (
              <li key={dish.name}>{dishToCookText(dish)}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
