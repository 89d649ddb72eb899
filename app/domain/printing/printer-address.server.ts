import ipaddr from "ipaddr.js";

// In the range of private networks, but answered by the provider of a cloud machine.
const METADATA = "fd00:ec2::254";

/** Whether a printer may have this IP address: one of the shop's own network. */
export function isPrinterAddress(ip: string, allowsLoopback = false): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address.toString() === METADATA) return false;
  const range = address.range();
  return range === "private" || range === "uniqueLocal" || (allowsLoopback && range === "loopback");
}
