let last = 632_500_000_000;

/** The reference of a UPI payment, which no other has. */
export function newReference(): string {
  last += 1;
  return String(last);
}
