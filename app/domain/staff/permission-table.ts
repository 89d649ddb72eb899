import { m } from "#messages";
import { type Action, may, permissions } from "./permissions.ts";
import { roleLabel, staffRoles } from "./roles.ts";

const labels: Record<Action, () => string> = {
  "use the admin area": () => m.staff_useTheAdminArea(),
  "read orders": () => m.staff_readOrders(),
  "prepare orders": () => m.staff_prepareOrders(),
  "mark dishes sold out": () => m.staff_markDishesSoldOut(),
  "plan the day": () => m.staff_planTheDay(),
  "take orders": () => m.staff_takeOrders(),
  "change orders": () => m.staff_changeOrders(),
  "cancel orders": () => m.staff_cancelOrders(),
  "take payments": () => m.staff_takePayments(),
  "overfill time slots": () => m.staff_overfillTimeSlots(),
  "pause the shop": () => m.staff_pauseTheShop(),
  "deliver orders": () => m.staff_deliverOrders(),
  "give discounts": () => m.staff_giveDiscounts(),
  "use the drawer": () => m.staff_useTheDrawer(),
  "refund payments": () => m.staff_refundPayments(),
  "close the day": () => m.staff_closeTheDay(),
  "keep the books": () => m.staff_keepTheBooks(),
  "see the dashboard": () => m.staff_seeTheDashboard(),
  "change the menu": () => m.staff_changeTheMenu(),
  "run coupons": () => m.staff_runCoupons(),
  "run catering": () => m.staff_runCatering(),
  "write the blog": () => m.staff_writeTheBlog(),
  "moderate reviews": () => m.staff_moderateReviews(),
  "answer messages": () => m.staff_answerMessages(),
  "manage customers": () => m.staff_manageCustomers(),
  "change settings": () => m.staff_changeSettings(),
  "read the records": () => m.staff_readTheRecords(),
  "manage staff": () => m.staff_manageStaff(),
  "manage managers": () => m.staff_manageManagers(),
  "set up printers": () => m.staff_setUpPrinters(),
  "see staff activity": () => m.staff_seeStaffActivity(),
};

/** The table of actions and roles, as the owner reads it. */
export function permissionTable() {
  const actions = Object.keys(permissions) as Action[];
  return actions.map((action) => ({
    action: labels[action](),
    roles: staffRoles.filter((role) => may({ role }, action)).map(roleLabel),
  }));
}
