import { m } from "#messages";
import { type Action, may, permissions } from "./permissions.ts";
import { roleLabel, staffRoles } from "./roles.ts";

const permissionLabels: Record<Action, () => string> = {
  "use the admin area": () => m.admin_mayUseTheAdminArea(),
  "read orders": () => m.admin_mayReadOrders(),
  "see contacts and payments": () => m.admin_maySeeCustomerDetails(),
  "prepare orders": () => m.admin_mayPrepareOrders(),
  "mark dishes sold out": () => m.admin_mayMarkDishesSoldOut(),
  "plan the day": () => m.admin_mayPlanTheDay(),
  "take orders": () => m.admin_mayTakeOrders(),
  "change orders": () => m.admin_mayChangeOrders(),
  "cancel orders": () => m.admin_mayCancelOrders(),
  "take payments": () => m.admin_mayTakePayments(),
  "overfill time slots": () => m.admin_mayOverfillTimeSlots(),
  "pause the shop": () => m.admin_mayPauseTheShop(),
  "deliver orders": () => m.admin_mayDeliverOrders(),
  "give discounts": () => m.admin_mayGiveDiscounts(),
  "use the drawer": () => m.admin_mayUseTheDrawer(),
  "refund payments": () => m.admin_mayRefundPayments(),
  "close the day": () => m.admin_mayCloseTheDay(),
  "reopen the day": () => m.admin_mayReopenTheDay(),
  "keep the books": () => m.admin_mayKeepTheBooks(),
  "see the dashboard": () => m.admin_maySeeTheDashboard(),
  "change the menu": () => m.admin_mayChangeTheMenu(),
  "run coupons": () => m.admin_mayRunCoupons(),
  "run catering": () => m.admin_mayRunCatering(),
  "take bookings at short notice": () => m.admin_mayTakeAtShortNotice(),
  "write the blog": () => m.admin_mayWriteTheBlog(),
  "moderate reviews": () => m.admin_mayModerateReviews(),
  "answer messages": () => m.admin_mayAnswerMessages(),
  "manage customers": () => m.admin_mayManageCustomers(),
  "change settings": () => m.admin_mayChangeSettings(),
  "read the records": () => m.admin_mayReadTheRecords(),
  "manage staff": () => m.admin_mayManageStaff(),
  "manage managers": () => m.admin_mayManageManagers(),
  "set up printers": () => m.admin_maySetUpPrinters(),
  "see staff activity": () => m.admin_maySeeStaffActivity(),
  "limit the log": () => m.admin_mayLimitTheLog(),
};

/** The table of actions and roles that the owner reads. */
export function permissionTable() {
  const actions = Object.keys(permissions) as Action[];
  return actions.map((action) => ({
    action: permissionLabels[action](),
    roles: staffRoles.filter((role) => may({ role }, action)).map(roleLabel),
  }));
}
