import { dayInIndia, now } from "#app/domain/clock.ts";
import { dayText } from "#app/domain/day/schema.ts";
import { exportedOnlineDays } from "#app/domain/online-payments/online-day.server.ts";
import { staffCsv } from "#app/http/staff-csv.server.ts";
import { m } from "#messages";

/** `?from=` and `?to=` are days; without them, today. */
export const loader = staffCsv({
  needs: "keep the books",
  page: "/admin/payments/online",
  file: ({ query }) => {
    const from = query.get("from") || dayInIndia(now());
    const to = query.get("to") || from;
    if (![from, to].every((day) => dayText.safeParse(day).success)) {
      throw new Response(m.shared_datesFormat(), { status: 400 });
    }
    return { name: `online-payments-${from}.csv`, lines: exportedOnlineDays(from, to) };
  },
});
