import { csvLines, csvStart } from "../csv/write-csv.server.ts";
import { listZones } from "./queries.server.ts";

/** A line per zone; amounts in rupees. */
export function exportedZones(): string[] {
  const rows = listZones().map((zone) => [
    zone.name,
    zone.pincodes.join(" "),
    zone.feePaise / 100,
    zone.freeAbovePaise === null ? "" : zone.freeAbovePaise / 100,
    zone.minimumPaise / 100,
    zone.minutes ?? "",
    zone.isActive ? "yes" : "no",
    zone.note,
  ]);
  return [
    csvStart(["Zone", "Pincodes", "Fee", "Free above", "Minimum", "Minutes", "Active", "Note"]),
    csvLines(rows),
  ];
}
