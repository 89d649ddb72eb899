import type { Coordinates } from "#app/domain/shop/map-projection.ts";

/** OpenStreetMap requires the attribution. */
export const tiles = {
  urlTemplate: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
  maxZoom: 19,
  attribution:
    '© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a> contributors',
} as const;

export function tileUrl({ lat, lng }: Coordinates, zoom: number): string {
  const across = 2 ** zoom;
  const radians = (lat * Math.PI) / 180;
  const x = Math.floor(((lng + 180) / 360) * across);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * across);
  return tiles.urlTemplate
    .replace("{z}", String(zoom))
    .replace("{x}", String(x))
    .replace("{y}", String(y));
}
