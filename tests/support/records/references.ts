let last = 632_500_000_000;

/** A unique UPI payment reference. */
export function newReference(): string {
  last += 1;
  return String(last);
}
