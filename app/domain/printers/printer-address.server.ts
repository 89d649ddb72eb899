import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";
import { m } from "#messages";
import { ok, problem, type Result } from "../result.ts";

// In a private range, but served by the provider of a cloud machine.
const METADATA = "fd00:ec2::254";

/** Whether this IP address is in the shop's own network. */
export function isPrinterAddress(ip: string, allowsLoopback = false): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address.toString() === METADATA) return false;
  const range = address.range();
  return range === "private" || range === "uniqueLocal" || (allowsLoopback && range === "loopback");
}

/** The IP address of a printer. Every address to which its name resolves must be in the shop's own network. */
export async function findPrinterIp(
  host: string,
  allowsLoopback: boolean,
): Promise<Result<string>> {
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) return problem("validation", m.printing_hostNotFound({ host }));
  const isLocal = found.every(({ address }) => isPrinterAddress(address, allowsLoopback));
  return isLocal ? ok(first.address) : problem("validation", m.printing_addressOutsideNetwork());
}
