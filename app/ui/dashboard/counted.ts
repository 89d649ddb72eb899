const number = new Intl.NumberFormat("en-IN");

/** Takes a count, returns it as it is read in Pune: `10,00,000`. */
export function counted(count: number): string {
  return number.format(count);
}
