export type Coordinates = { lat: number; lng: number };

/** `18.5186, 73.8436`, as maps copy it. */
const pair = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/;
/** The same in a map link. */
const inLink = /^https:\/\/\S*?[@=/](-?\d{1,2}\.\d+)(?:,|%2C)\+?(-?\d{1,3}\.\d+)/i;

export function placeOf(typed: string): Coordinates | null {
  const [, lat, lng] = pair.exec(typed) ?? inLink.exec(typed) ?? [];
  const place = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180 ? place : null;
}

type Destination = { coordinates: Coordinates | null; address: string };

/** The URL of a map service with directions from the visitor's location. */
export function directionsTo({ coordinates, address }: Destination): string {
  const destination = coordinates ? `${coordinates.lat},${coordinates.lng}` : address;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
