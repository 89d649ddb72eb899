import { and, asc, desc, gt, gte, isNull, ne, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orderDayTotals, orderHourTotals } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";
import { lastDaysInIndia } from "../clock.ts";
import { paymentMethods, paymentNames } from "../ledger/payment.ts";
import { orderStats } from "../order-lists/order-stats.server.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { displayedHours } from "./displayed-hours.ts";
import { TREND_DAYS, type Trends } from "./reports.ts";

const BEST_SELLERS = 5;

const byHour = db
  .select({
    hour: orderHourTotals.hour,
    orderCount: sql<number>`sum(${orderHourTotals.orderCount})`,
  })
  .from(orderHourTotals)
  .where(gte(orderHourTotals.day, sql.placeholder("day")))
  .groupBy(orderHourTotals.hour)
  .orderBy(asc(orderHourTotals.hour))
  .prepare();

const byPayment = db
  .select({
    paymentMethod: orderDayTotals.paymentMethod,
    orderCount: sql<number>`sum(${orderDayTotals.orderCount})`,
    totalPaise: sql<number>`sum(${orderDayTotals.totalPaise})`,
  })
  .from(orderDayTotals)
  .where(
    and(gte(orderDayTotals.day, sql.placeholder("day")), ne(orderDayTotals.status, "cancelled")),
  )
  .groupBy(orderDayTotals.paymentMethod)
  .prepare();

const bestSelling = db
  .select({ id: products.id, name: products.name, soldCount: products.soldCount })
  .from(products)
  .where(and(isNull(products.deletedAt), gt(products.soldCount, 0)))
  .orderBy(desc(products.soldCount))
  .limit(BEST_SELLERS)
  .prepare();

export function trends(): Trends {
  const [day = ""] = lastDaysInIndia(TREND_DAYS);
  const paid = new Map(byPayment.all({ day }).map((row) => [row.paymentMethod, row]));
  return {
    days: orderStats().days,
    hours: displayedHours(byHour.all({ day }), shopSettings().hours),
    payments: paymentMethods.map((method) => ({
      method,
      label: paymentNames[method],
      orderCount: paid.get(method)?.orderCount ?? 0,
      totalPaise: paid.get(method)?.totalPaise ?? 0,
    })),
    bestSellers: bestSelling.all(),
  };
}
