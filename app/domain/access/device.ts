/** A phone or tablet of the shop. */
export type Device = {
  id: string;
  name: string;
  /** The letter that order tokens from this device start with. */
  letter: string;
};

/** Where a staff member works from, for the audit log and for orders that a device sends. */
export type Origin = { ip: string; device: Device | null };

export function describeOrigin(origin: Origin | undefined): string {
  if (!origin) return "";
  return origin.device ? `${origin.device.name} (${origin.ip})` : origin.ip;
}
