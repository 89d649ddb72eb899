import { paiseToRupees } from "../money.ts";
import { type CateringEvent, outstandingPaise } from "./event.ts";
import { findPackage } from "./price-list.ts";
import type { EventOutput } from "./schema.ts";

/** Takes a booking, returns the contract's event: rupees, ISO times, both ids. Source: API contract, Envelope; spec 2 §3. */
export function presentEvent(event: CateringEvent): EventOutput {
  const { street, city, state, zipCode, landmark } = event;
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
      subtotal: paiseToRupees(event.subtotalPaise),
      serviceCharge: paiseToRupees(event.serviceChargePaise),
      setupFee: paiseToRupees(event.setupFeePaise),
      deliveryFee: paiseToRupees(event.deliveryFeePaise),
      tax: paiseToRupees(event.taxPaise),
      total: paiseToRupees(event.totalPaise),
      advancePayment: paiseToRupees(event.advancePaise),
      balanceAmount: paiseToRupees(event.totalPaise - event.advancePaise),
    },
    advance: {
      received: paiseToRupees(event.advanceReceivedPaise),
      method: event.advanceMethod,
      receivedOn: event.advanceReceivedOn,
      outstanding: paiseToRupees(outstandingPaise(event)),
    },
    createdAt: event.createdAt.toISOString(),
    updatedAt: event.updatedAt.toISOString(),
  };
}
