let given = 632_500_000_000;

/** Of a UPI payment; no two have the same. */
export function newReference(): string {
  given += 1;
  return String(given);
}
