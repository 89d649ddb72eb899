export type Coordinates = { lat: number; lng: number };

/** The north-west corner of the drawn map, and the number of map units per degree. */
const corner = { lat: 18.5515, lng: 73.815 };
const unitsPerDegree = { lat: 8439, lng: 8000 };

/** The drawn area, in map units. */
const drawn = { left: -60, top: -160, right: 940, bottom: 700 };

export const mapZoom = { all: 11, branch: 14 } as const;

type Placed = readonly { coordinates: Coordinates }[];

/** The centre of all places, where the map opens, and how far apart they are. */
function extentOf(places: Placed) {
  const lats = places.map(({ coordinates }) => coordinates.lat);
  const lngs = places.map(({ coordinates }) => coordinates.lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  return {
    centre: { lat: (south + north) / 2, lng: (west + east) / 2 },
    degrees: Math.max(north - south, east - west),
  };
}

export const mapCentre = (places: Placed): Coordinates => extentOf(places).centre;

/** A zoom level at which all places are visible. */
export function zoomForAll(places: Placed): number {
  const { degrees } = extentOf(places);
  return Math.max(1, Math.min(mapZoom.all, Math.floor(Math.log2(200 / Math.max(degrees, 0.001)))));
}

/** Whether the drawing covers all places; places in another city only get pins. */
export function isOnDrawing(places: Placed): boolean {
  return places.every(({ coordinates }) => {
    const { x, y } = onDrawnMap(coordinates);
    return x > drawn.left && x < drawn.right && y > drawn.top && y < drawn.bottom;
  });
}

/** Projects coordinates to map units. Within one city a flat map is accurate enough. */
export function onDrawnMap({ lat, lng }: Coordinates): { x: number; y: number } {
  return {
    x: Math.round((lng - corner.lng) * unitsPerDegree.lng * 10) / 10,
    y: Math.round((corner.lat - lat) * unitsPerDegree.lat * 10) / 10,
  };
}

const size = { all: { width: 620, height: 520 }, branch: { width: 250, height: 210 } } as const;

/** The SVG view box that shows one place, or all of them (null). */
export function drawnMapView(places: Placed, place: Coordinates | null): string {
  const { centre, degrees } = extentOf(places);
  const { x, y } = onDrawnMap(place ?? centre);
  const { width, height } = place ? size.branch : size.all;
  const scale = place ? 1 : Math.max(1, (degrees * unitsPerDegree.lat * 1.4) / width);
  return [x - (width * scale) / 2, y - (height * scale) / 2, width * scale, height * scale]
    .map(Math.round)
    .join(" ");
}
