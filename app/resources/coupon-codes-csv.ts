import { exportedCodes } from "#app/domain/coupons/list-coupons.server.ts";
import { csvFileName } from "#app/domain/csv/write-csv.server.ts";
import { staffCsv } from "#app/http/staff-csv.server.ts";

export const loader = staffCsv({
  needs: "run coupons",
  page: "/admin/coupons",
  file: ({ params }) => ({
    name: csvFileName("coupon-codes"),
    lines: exportedCodes(params.couponId ?? ""),
  }),
});
