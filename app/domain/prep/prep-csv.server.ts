import { csvLines, csvStart } from "../csv/write-csv.server.ts";
import { prepDay } from "./prep-day.server.ts";
import type { PrepCounts } from "./prep-plan.ts";

const cells = ({ ordered, catering, usual, sold }: PrepCounts) => [ordered, catering, usual, sold];

/** A line per dish, then the total. */
export function exportedPrep(day: string): string[] {
  const { rows, total } = prepDay(day);
  return [
    csvStart(["Dish", "With a Time", "Catering", "Usually Sold", "Sold"]),
    csvLines([...rows.map((row) => [row.name, ...cells(row)]), ["Total", ...cells(total)]]),
  ];
}
