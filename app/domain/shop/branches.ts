import { m } from "#messages";
import { shop } from "../shop.ts";

export type Branch = {
  id: string;
  name: string;
  address: string;
  /** Directions in words. */
  landmark: string;
  phone: string;
  phoneHref: string;
  /** Null means the shop's own hours. */
  hours: string | null;
  /** Null when there are no ratings yet. */
  rating: number | null;
  reviews: number;
  features: readonly string[];
  coordinates: { lat: number; lng: number };
  image: string;
  comingSoon: boolean;
};

/** The main branch first. */
export const branches: readonly Branch[] = [
  {
    id: "main",
    get name() {
      return m.pages_mainBranch();
    },
    get address() {
      return shop.address;
    },
    get landmark() {
      return m.pages_mainBranchDirections();
    },
    phone: shop.phone,
    phoneHref: shop.phoneHref,
    hours: null,
    rating: 4.9,
    reviews: 612,
    get features() {
      return [
        m.pages_seats({ count: 24 }),
        m.pages_livePaniCounter(),
        m.pages_takeawayWindow(),
        m.shared_delivery(),
      ];
    },
    coordinates: { lat: 18.5186, lng: 73.8436 },
    image: "/illustrations/gallery/stall-at-night.svg",
    comingSoon: false,
  },
  {
    id: "sadashiv-peth",
    get name() {
      return m.pages_sadashivPethBranch();
    },
    get address() {
      return m.pages_sadashivPethAddress();
    },
    get landmark() {
      return m.pages_sadashivPethDirections();
    },
    phone: "+91 20 4890 5522",
    phoneHref: "tel:+912048905522",
    hours: null,
    rating: 4.8,
    reviews: 274,
    get features() {
      return [
        m.pages_standingCounter(),
        m.pages_takeawayWindow(),
        m.shared_delivery(),
        m.pages_partyOrders(),
      ];
    },
    coordinates: { lat: 18.5079, lng: 73.8499 },
    image: "/illustrations/gallery/pune-lane.svg",
    comingSoon: false,
  },
  {
    id: "koregaon-park",
    get name() {
      return m.pages_koregaonParkBranch();
    },
    get address() {
      return m.pages_koregaonParkAddress();
    },
    get landmark() {
      return m.pages_koregaonParkDirections();
    },
    phone: shop.phone,
    phoneHref: shop.phoneHref,
    get hours() {
      return m.pages_koregaonParkOpening();
    },
    rating: null,
    reviews: 0,
    get features() {
      return [
        m.pages_seats({ count: 36 }),
        m.pages_stepFreeEntrance(),
        m.pages_lassiAndMastaniBar(),
      ];
    },
    coordinates: { lat: 18.5389, lng: 73.8939 },
    image: "/illustrations/gallery/lassi-row.svg",
    comingSoon: true,
  },
];

export function findBranch(id: string | null): Branch | undefined {
  return branches.find((branch) => branch.id === id);
}

/** The URL of a map service with directions from the visitor's location. */
export function directionsTo({ coordinates }: Branch): string {
  const destination = `${coordinates.lat},${coordinates.lng}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
