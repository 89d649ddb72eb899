export type Coordinates = { lat: number; lng: number };

/** The north-west corner of the drawn map, and how many of its units one degree is. */
const corner = { lat: 18.5515, lng: 73.815 };
const unitsPerDegree = { lat: 8439, lng: 8000 };

/** The middle of the three shops: where the map opens. Source: spec 1 §9 Map (centre near Pune). */
export const mapCentre: Coordinates = { lat: 18.5234, lng: 73.8688 };

/** Source: spec 1 §9 Map. */
export const mapZoom = { all: 11, branch: 14 } as const;

/** Takes a place, returns where it is on the drawn map, in the map's units. Within one city a flat map is true enough. */
export function onDrawnMap({ lat, lng }: Coordinates): { x: number; y: number } {
  return {
    x: Math.round((lng - corner.lng) * unitsPerDegree.lng * 10) / 10,
    y: Math.round((corner.lat - lat) * unitsPerDegree.lat * 10) / 10,
  };
}

const size = { all: { width: 620, height: 520 }, branch: { width: 250, height: 210 } } as const;

/** Takes a place (null for all of them), returns the part of the drawn map to show, as an SVG view box. Source: spec 1 §2 Locations (selecting zooms). */
export function drawnMapView(place: Coordinates | null): string {
  const { x, y } = onDrawnMap(place ?? mapCentre);
  const { width, height } = place ? size.branch : size.all;
  return [x - width / 2, y - height / 2, width, height].map(Math.round).join(" ");
}
