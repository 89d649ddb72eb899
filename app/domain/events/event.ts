import type { Role } from "../access/roles.ts";
import type { EventType } from "../event-type.ts";
import type { Language } from "../language/language.ts";
import type { CancellationRule } from "../terms/cancellation-terms.ts";
import type { EventStatus } from "./status.ts";

export type LocationType = "indoor" | "venue";

export type EventPackage = {
  name: string;
  pricePaise: number;
  setupFeePaise: number;
  totalPaise: number;
  /** With the prices of a portion. */
  dishes: { name: string; pricePaise: number }[];
};

export type EventItem = {
  name: string;
  quantity: number;
  pricePaise: number;
  totalPaise: number;
  specialInstructions: string;
};

export type ChecklistLine = { text: string; isDone: boolean };

/** An event with the prices at the time of booking. */
export type CateringEvent = {
  id: string;
  eventNumber: string;
  userId: string | null;
  /** Who took it by phone or at the stall. */
  takenByUserId: string | null;
  eventType: EventType;
  eventName: string;
  /** In India, `YYYY-MM-DD`. */
  eventDate: string;
  /** `HH:MM`. */
  eventTime: string;
  durationHours: number;
  guestCount: number;
  status: EventStatus;
  customerName: string;
  customerEmail: string;
  /** The language in which the customer booked. */
  language: Language;
  locationType: LocationType;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  landmark: string;
  setupRequirements: string;
  dietaryRequirements: string[];
  specialRequests: string;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  alternateName: string;
  alternatePhone: string;
  notes: string;
  /** Crew and equipment, only for staff. */
  checklist: readonly ChecklistLine[];
  cancellationReason: string;
  /** At the time of booking, like the fee below. */
  serviceChargePercent: number;
  /** Charged for a venue. */
  venueFeePaise: number;
  subtotalPaise: number;
  serviceChargePaise: number;
  setupFeePaise: number;
  deliveryFeePaise: number;
  /** Agreed in a quote. */
  travelPaise: number;
  discountPaise: number;
  taxPaise: number;
  totalPaise: number;
  advancePaise: number;
  /** Payments less refunds. */
  paidPaise: number;
  refundedPaise: number;
  /** The amount that a refund left unpaid. */
  waivedPaise: number;
  /** The cancellation fee that is kept, and why. */
  keptPaise: number;
  keptReason: string;
  /** Agreed at the time of booking, or in the quote. */
  cancellationTerms: readonly CancellationRule[];
  createdAt: Date;
  updatedAt: Date;
  packages: EventPackage[];
  customItems: EventItem[];
};

export type EventChange = {
  id: string;
  kind:
    | "taken"
    | "quote"
    | "changed"
    | "status"
    | "advance"
    | "payment"
    | "refund"
    | "reversal"
    | "kept"
    | "seen"
    | "reminder";
  fromValue: string;
  toValue: string;
  reason: string;
  byName: string | null;
  byRole: Role;
  createdAt: Date;
};

export type EventStats = {
  totalEvents: number;
  revenuePaise: number;
  averagePaise: number;
  pendingEvents: number;
  confirmedEvents: number;
  completedEvents: number;
};
