import { z } from "zod";
import { billingOf } from "../bills/buyers.server.ts";
import { eventTypes } from "../event-type.ts";
import type { CateringEvent, EventStats } from "../events/event.ts";
import { eventBalance } from "../events/event-balance.ts";
import { recomputedPrice } from "../events/event-price.ts";
import { eventStatuses } from "../events/status.ts";
import { duePaise } from "../ledger/payment.ts";
import { paiseToRupees } from "../money.ts";
import { pick } from "../pick.ts";

const contactOutput = z.object({ name: z.string(), phone: z.string(), email: z.string() });

export const eventOutput = z.object({
  _id: z.string(),
  id: z.string(),
  eventNumber: z.string(),
  eventType: z.enum(eventTypes),
  eventName: z.string(),
  eventDate: z.iso.date(),
  eventTime: z.string(),
  duration: z.number().int(),
  guestCount: z.number().int(),
  status: z.enum(eventStatuses),
  customer: z.object({ name: z.string(), email: z.string() }),
  location: z.object({
    type: z.enum(["indoor", "venue"]),
    address: z.object({
      street: z.string(),
      city: z.string(),
      state: z.string(),
      zipCode: z.string(),
      landmark: z.string(),
    }),
    setupRequirements: z.string(),
  }),
  menu: z.object({
    packages: z.array(
      z.object({
        name: z.string(),
        packageName: z.string(),
        price: z.number(),
        totalPrice: z.number(),
        items: z.array(z.object({ name: z.string(), quantity: z.number(), price: z.number() })),
      }),
    ),
    customItems: z.array(
      z.object({
        name: z.string(),
        quantity: z.number().int(),
        price: z.number(),
        totalAmount: z.number(),
        specialInstructions: z.string(),
      }),
    ),
    dietaryRequirements: z.array(z.string()),
    specialRequests: z.string(),
  }),
  contactInfo: z.object({
    primaryContact: contactOutput,
    alternateContact: z.object({ name: z.string(), phone: z.string() }),
  }),
  billing: z.object({
    buyerName: z.string(),
    buyerGstin: z.string(),
    purchaseOrder: z.string(),
    billingContact: z.string(),
  }),
  notes: z.string(),
  cancellationReason: z.string(),
  pricing: z.object({
    subtotal: z.number(),
    serviceCharge: z.number(),
    setupFee: z.number(),
    deliveryFee: z.number(),
    /** Only if agreed in a quote. */
    travelFee: z.number().optional(),
    discount: z.number().optional(),
    tax: z.number(),
    total: z.number(),
    advancePayment: z.number(),
    balanceAmount: z.number(),
  }),
  advance: z.object({
    received: z.number(),
    outstanding: z.number(),
  }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type EventOutput = z.output<typeof eventOutput>;

export const eventPagingOutput = z.object({
  total: z.number().int(),
  pages: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
});

export const eventStatsOutput = z.object({
  totalEvents: z.number().int(),
  totalRevenue: z.number(),
  averageEventValue: z.number(),
  pendingEvents: z.number().int(),
  confirmedEvents: z.number().int(),
  completedEvents: z.number().int(),
});
export type EventStatsOutput = z.output<typeof eventStatsOutput>;

export function presentEvent(event: CateringEvent): EventOutput {
  const price = recomputedPrice(event);
  const { placeOfSupply: _, ...billing } = billingOf(event.id);
  return {
    _id: event.id,
    ...pick(event, ["id", "eventNumber", "eventType", "eventName", "eventDate", "eventTime"]),
    ...pick(event, ["guestCount", "status", "notes", "cancellationReason"]),
    duration: event.durationHours,
    customer: { name: event.customerName, email: event.customerEmail },
    location: {
      type: event.locationType,
      address: pick(event, ["street", "city", "state", "zipCode", "landmark"]),
      setupRequirements: event.setupRequirements,
    },
    menu: {
      packages: event.packages.map((one) => ({
        name: one.name,
        packageName: one.name,
        price: paiseToRupees(one.pricePaise),
        totalPrice: paiseToRupees(one.totalPaise),
        items: one.dishes.map((item) => ({
          name: item.name,
          quantity: event.guestCount,
          price: paiseToRupees(item.pricePaise),
        })),
      })),
      customItems: event.customItems.map((item) => ({
        ...pick(item, ["name", "quantity", "specialInstructions"]),
        price: paiseToRupees(item.pricePaise),
        totalAmount: paiseToRupees(item.totalPaise),
      })),
      ...pick(event, ["dietaryRequirements", "specialRequests"]),
    },
    contactInfo: {
      primaryContact: {
        name: event.contactName,
        phone: event.contactPhone,
        email: event.contactEmail,
      },
      alternateContact: { name: event.alternateName, phone: event.alternatePhone },
    },
    billing,
    pricing: {
      subtotal: paiseToRupees(price.subtotalPaise),
      serviceCharge: paiseToRupees(price.serviceChargePaise),
      setupFee: paiseToRupees(price.setupFeePaise),
      deliveryFee: paiseToRupees(price.deliveryFeePaise),
      ...(price.travelPaise > 0 && { travelFee: paiseToRupees(price.travelPaise) }),
      ...(price.discountPaise > 0 && { discount: paiseToRupees(price.discountPaise) }),
      tax: paiseToRupees(price.taxPaise),
      total: paiseToRupees(price.totalPaise),
      advancePayment: paiseToRupees(price.advancePaise),
      balanceAmount: paiseToRupees(price.balancePaise),
    },
    advance: {
      received: paiseToRupees(event.paidPaise),
      outstanding: paiseToRupees(duePaise(eventBalance(event))),
    },
    createdAt: event.createdAt.toISOString(),
    updatedAt: event.updatedAt.toISOString(),
  };
}

export function presentEventStats({
  revenuePaise,
  averagePaise,
  ...counts
}: EventStats): EventStatsOutput {
  return {
    ...counts,
    totalRevenue: paiseToRupees(revenuePaise),
    averageEventValue: paiseToRupees(averagePaise),
  };
}
