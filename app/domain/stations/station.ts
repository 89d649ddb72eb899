export type Station = { id: string; name: string };

export const stationLimits = { count: 20, nameLength: 40 };

/** In the address, for the dishes that no station makes. */
export const NO_STATION = "none";

/** The kitchen's screen, of one station or all. `recalls`: with the tickets that were moved on last. */
export function kitchenUrl(station?: string | null, recalls = false): string {
  const query = new URLSearchParams({
    ...(station ? { station } : {}),
    ...(recalls ? { recall: "1" } : {}),
  });
  return query.size > 0 ? `/admin/kitchen?${query}` : "/admin/kitchen";
}
