import { lookup } from "node:dns/promises";
import { m } from "#messages";
import { ok, problem, type Result } from "../result.ts";
import { isPrinterAddress } from "./printer-address.server.ts";

const NOT_LOCAL = () => m.printing_aPrinterMustBeIn();

/** The IP address of a printer. Every address that its name stands for must be one of the shop's network. */
export async function findPrinterIp(
  host: string,
  allowsLoopback: boolean,
): Promise<Result<string>> {
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) return problem("validation", m.printing_cannotBeFoundInThe({ host }));
  const isLocal = found.every(({ address }) => isPrinterAddress(address, allowsLoopback));
  return isLocal ? ok(first.address) : problem("validation", NOT_LOCAL());
}
