import type { OwnFigures } from "./own-figures.ts";

export function shopStatistics(own: OwnFigures | null) {
  return [
    { label: "Customers served", value: "10K+" },
    { label: "Menu items", value: own ? String(own.dishes) : "20+" },
    { label: "Years on the street", value: "5+" },
    { label: "Rating", value: own ? own.rating.toFixed(1) : "4.9" },
    { label: "Ready in", value: "5-10 min" },
    { label: "Served within", value: "15 min" },
  ];
}
