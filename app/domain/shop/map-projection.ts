export type Coordinates = { lat: number; lng: number };

/** The north-west corner of the drawn map, and the number of map units per degree. */
const corner = { lat: 18.5515, lng: 73.815 };
const unitsPerDegree = { lat: 8439, lng: 8000 };

/** The centre of the three branches, where the map opens. */
export const mapCentre: Coordinates = { lat: 18.5234, lng: 73.8688 };

export const mapZoom = { all: 11, branch: 14 } as const;

/** Projects coordinates to map units. Within one city a flat map is accurate enough. */
export function onDrawnMap({ lat, lng }: Coordinates): { x: number; y: number } {
  return {
    x: Math.round((lng - corner.lng) * unitsPerDegree.lng * 10) / 10,
    y: Math.round((corner.lat - lat) * unitsPerDegree.lat * 10) / 10,
  };
}

const size = { all: { width: 620, height: 520 }, branch: { width: 250, height: 210 } } as const;

/** The SVG view box that shows a branch, or all of them (null). */
export function drawnMapView(place: Coordinates | null): string {
  const { x, y } = onDrawnMap(place ?? mapCentre);
  const { width, height } = place ? size.branch : size.all;
  return [x - width / 2, y - height / 2, width, height].map(Math.round).join(" ");
}
