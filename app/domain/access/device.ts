/** A phone or tablet of the shop. */
export type Device = {
  id: string;
  name: string;
  /** Starts the order tokens that it makes up. */
  letter: string;
};

/** Where a member of staff works from, for the audit log and for orders that a device sends. */
export type Origin = { ip: string; device: Device | null };

export function describeOrigin(origin: Origin | undefined): string {
  if (!origin) return "";
  return origin.device ? `${origin.device.name} (${origin.ip})` : origin.ip;
}
