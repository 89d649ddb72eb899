export type Branch = {
  id: string;
  name: string;
  address: string;
  /** Directions in words. */
  landmark: string;
  phone: string;
  /** Empty means the shop's own hours. */
  hours: string;
  /** Null when there are no ratings yet. */
  rating: number | null;
  reviews: number;
  features: string[];
  coordinates: { lat: number; lng: number };
  image: string;
  /** Orders from this website are cooked here. */
  cooksOnlineOrders: boolean;
  /** Where this branch takes its own orders; empty when it takes none online. */
  ownShop: string;
  comingSoon: boolean;
};

/** The URL of a map service with directions from the visitor's location. */
export function directionsTo({ coordinates }: Pick<Branch, "coordinates">): string {
  const destination = `${coordinates.lat},${coordinates.lng}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
