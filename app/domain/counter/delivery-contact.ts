import { m } from "#messages";

type DeliveryContact = { street: string; city: string; zipCode: string; phone: string };

/** What is missing for a delivery, which nobody collects at the counter. */
export function missingForDelivery(contact: DeliveryContact) {
  const missing: { field: keyof DeliveryContact; message: string }[] = [];
  if (!contact.street) missing.push({ field: "street", message: m.shared_streetIsRequired() });
  if (!contact.city) missing.push({ field: "city", message: m.shared_cityIsRequired() });
  if (!contact.zipCode) missing.push({ field: "zipCode", message: m.orders_pincodeIsRequired() });
  if (!contact.phone) missing.push({ field: "phone", message: m.orders_phoneIsRequired() });
  return missing;
}
