import { dayInIndia, instantInIndia, now } from "#app/domain/clock.ts";
import { csvFileName } from "#app/domain/csv/write-csv.server.ts";
import { exportedPrep } from "#app/domain/prep/prep-csv.server.ts";
import { prepList } from "#app/domain/prep/prep-url.ts";
import { staffCsv } from "#app/http/staff-csv.server.ts";

export const loader = staffCsv({
  needs: "plan the day",
  page: prepList.url(),
  file: ({ query }) => {
    const { day = dayInIndia(now()) } = prepList.read(query);
    return { name: csvFileName("prep", instantInIndia(day, 0)), lines: exportedPrep(day) };
  },
});
