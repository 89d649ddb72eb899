export type Station = { id: string; name: string };

export const stationLimits = { count: 20, nameLength: 40 };

/** In the address, for the dishes that no station makes. */
export const NO_STATION = "none";

/** The kitchen's screen, of one station or all. */
export function kitchenUrl(station?: string | null): string {
  return station ? `/admin/kitchen?station=${station}` : "/admin/kitchen";
}
