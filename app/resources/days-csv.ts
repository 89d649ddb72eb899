import { dayInIndia, now } from "#app/domain/clock.ts";
import { exportedDays } from "#app/domain/day/days-csv.server.ts";
import { dayText } from "#app/domain/day/schema.ts";
import { staffCsv } from "#app/http/staff-csv.server.ts";
import { m } from "#messages";

/** `?from=` and `?to=` are days; without them, today. */
export const loader = staffCsv({
  needs: "close the day",
  page: "/admin/reports",
  file: ({ query }) => {
    const today = dayInIndia(now());
    const [from, to] = [query.get("from") || today, query.get("to") || today];
    if (![from, to].every((day) => dayText.safeParse(day).success)) {
      throw new Response(m.shared_datesFormat(), { status: 400 });
    }
    const name = from === to ? `day-${from}.csv` : `days-${from}-to-${to}.csv`;
    return { name, lines: exportedDays(from, to) };
  },
});
