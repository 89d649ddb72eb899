import { paiseToRupees } from "../money.ts";
import type { CateringEvent, EventStats } from "./event.ts";
import { eventBalance, outstandingPaise } from "./event-balance.ts";
import { recomputedPrice } from "./event-price.ts";
import { findPackage } from "./price-list.ts";
import type { EventOutput, EventStatsOutput } from "./schema.ts";

export function presentEvent(event: CateringEvent): EventOutput {
  const { street, city, state, zipCode, landmark } = event;
  const price = recomputedPrice(event);
  return {
    _id: event.id,
    id: event.id,
    eventNumber: event.eventNumber,
    eventType: event.eventType,
    eventName: event.eventName,
    eventDate: event.eventDate,
    eventTime: event.eventTime,
    duration: event.durationHours,
    guestCount: event.guestCount,
    status: event.status,
    customer: { name: event.customerName, email: event.customerEmail },
    location: {
      type: event.locationType,
      address: { street, city, state, zipCode, landmark },
      setupRequirements: event.setupRequirements,
    },
    menu: {
      packages: event.packages.map((one) => ({
        name: one.name,
        packageName: one.name,
        price: paiseToRupees(one.pricePaise),
        totalPrice: paiseToRupees(one.totalPaise),
        items: (findPackage(one.name)?.items ?? []).map((item) => ({
          name: item.name,
          quantity: event.guestCount,
          price: paiseToRupees(item.pricePaise),
        })),
      })),
      customItems: event.customItems.map((item) => ({
        name: item.name,
        quantity: item.quantity,
        price: paiseToRupees(item.pricePaise),
        totalAmount: paiseToRupees(item.totalPaise),
        specialInstructions: item.specialInstructions,
      })),
      dietaryRequirements: event.dietaryRequirements,
      specialRequests: event.specialRequests,
    },
    contactInfo: {
      primaryContact: {
        name: event.contactName,
        phone: event.contactPhone,
        email: event.contactEmail,
      },
      alternateContact: { name: event.alternateName, phone: event.alternatePhone },
    },
    notes: event.notes,
    cancellationReason: event.cancellationReason,
    pricing: {
      subtotal: paiseToRupees(price.subtotalPaise),
      serviceCharge: paiseToRupees(price.serviceChargePaise),
      setupFee: paiseToRupees(price.setupFeePaise),
      deliveryFee: paiseToRupees(price.deliveryFeePaise),
      tax: paiseToRupees(price.taxPaise),
      total: paiseToRupees(price.totalPaise),
      advancePayment: paiseToRupees(price.advancePaise),
      balanceAmount: paiseToRupees(price.balancePaise),
    },
    advance: {
      received: paiseToRupees(event.advanceReceivedPaise),
      method: event.advanceMethod,
      receivedOn: event.advanceReceivedOn,
      outstanding: paiseToRupees(outstandingPaise(eventBalance(event))),
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
