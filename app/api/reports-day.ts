import { z } from "zod";
import { reportOfDay } from "#app/domain/day/day-report.server.ts";
import { dayReportOutput, presentDay } from "#app/domain/day/present-day.ts";
import { dayQuery } from "#app/domain/day/schema.ts";
import { ok } from "#app/domain/result.ts";
import { defineEndpoint } from "#app/http/endpoint/define-endpoint.server.ts";
import { endpoint } from "#app/http/endpoint/endpoint.server.ts";

const { loader, action } = defineEndpoint("/api/reports/day", {
  GET: endpoint({
    audience: "close the day",
    summary: "The drawer, money and orders of a business day; of a closed day as it was closed",
    refusals: [400],
    query: dayQuery,
    response: z.object({ data: dayReportOutput }),
    run({ query }) {
      return ok({ data: presentDay(reportOfDay(query.date)) });
    },
  }),
});

export { action, loader };
