import { dishToCookText, type StationToCook } from "#app/domain/kitchen/cook-now.ts";
import { m } from "#messages";

export function CookNow({ stations }: { stations: StationToCook[] }) {
  if (stations.length === 0) return null;
  return (
    <section className="cook-now" aria-labelledby="cook-now">
      <h2 id="cook-now">{m.kitchen_cookNow()}</h2>
      {stations.map(({ id, name, dishes }) => (
        <div key={id ?? "other"}>
          {name && <h3>{name}</h3>}
          <ul className="plain-list">
            {dishes.map((dish) => (
              <li key={dish.name}>{dishToCookText(dish)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
