import { dishToCookText, type StationToCook } from "#app/domain/kitchen/cook-now.ts";

export function CookNow({ stations }: { stations: StationToCook[] }) {
  if (stations.length === 0) return null;
  return (
    <section className="cook-now" aria-labelledby="cook-now">
      <h2 id="cook-now">Cook now</h2>
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
