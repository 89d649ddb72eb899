import { lookup } from "node:dns/promises";
import { ok, problem, type Result } from "../result.ts";
import { isPrinterAddress } from "./printer-address.server.ts";

const NOT_LOCAL =
  "A printer must be in the shop's own network, with an address such as 192.168.1.50";

/** The IP address of a printer. Every address that its name stands for must be one of the shop's network. */
export async function findPrinterIp(
  host: string,
  allowsLoopback: boolean,
): Promise<Result<string>> {
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) return problem("validation", `${host} cannot be found in the network`);
  const isLocal = found.every(({ address }) => isPrinterAddress(address, allowsLoopback));
  return isLocal ? ok(first.address) : problem("validation", NOT_LOCAL);
}
