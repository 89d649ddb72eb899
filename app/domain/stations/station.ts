export type Station = { id: string; name: string };

export const stationLimits = { count: 20, nameLength: 40 };

/** In the URL, for dishes without a station. */
export const NO_STATION = "none";

/** The kitchen's screen for one station or all. `recalls`: includes the tickets that were moved on last. */
export function kitchenUrl(station?: string | null, recalls = false): string {
  const query = new URLSearchParams({
    ...(station ? { station } : {}),
    ...(recalls ? { recall: "1" } : {}),
  });
  return query.size > 0 ? `/admin/kitchen?${query}` : "/admin/kitchen";
}
