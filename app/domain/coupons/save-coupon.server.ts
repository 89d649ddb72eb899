import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { couponCodes, coupons } from "#db/schema/coupons.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import type { AuditFields } from "../audit/audit.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { recordedSaleHours } from "../availability/sale-hours.ts";
import { now } from "../clock.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { adminOnly, fieldProblem, ok, type Problem, problem, type Result } from "../result.ts";
import type { SavedCoupon } from "./coupon-schema.ts";
import { couponText } from "./coupon-text.ts";
import { countCodes, couponDishes, findCoupon, type StoredCoupon } from "./list-coupons.server.ts";

const noSuchCoupon = () => problem("not_found", m.coupons_noSuchCoupon());

const ofCode = db
  .select({ id: coupons.id, name: coupons.name })
  .from(coupons)
  .where(given(coupons.code))
  .prepare();

const ofSingleUseCode = db
  .select({ id: coupons.id, name: coupons.name })
  .from(couponCodes)
  .innerJoin(coupons, eq(coupons.id, couponCodes.couponId))
  .where(given(couponCodes.code))
  .prepare();

const insertCode = prepareInsert(couponCodes);

function codeProblem(code: string | null, id: string | null): Problem | null {
  const refuse = (msg: string) => fieldProblem("code", msg);
  if (code === null) {
    const hasCodes = id !== null && countCodes(id).made > 0;
    return hasCodes ? refuse(m.coupons_singleUseNeedsCode()) : null;
  }
  const other = ofCode.get({ code });
  if (other && other.id !== id) return refuse(m.coupons_theCouponHasThisCode({ name: other.name }));
  const single = ofSingleUseCode.get({ code });
  return single ? refuse(m.coupons_isSingleUseCode({ name: single.name })) : null;
}

const auditedFields = (coupon: StoredCoupon) => inLanguage("en", () => fieldsOf(coupon));

function fieldsOf(coupon: StoredCoupon): AuditFields {
  const { productIds, days, fromMinutes, untilMinutes } = coupon;
  const hours = {
    saleDays: days,
    saleFromMinutes: fromMinutes,
    saleUntilMinutes: untilMinutes,
  };
  const dishes = couponDishes().filter(({ id }) => productIds.includes(id));
  return {
    code: coupon.code,
    name: coupon.name,
    saves: couponText(coupon),
    firstDay: coupon.startsOn,
    lastDay: coupon.endsOn,
    hours: recordedSaleHours(hours)?.replace("Sold ", "") ?? "",
    deliveryType: coupon.deliveryType,
    dishes: dishes.map(({ name }) => name),
    categories: coupon.categories,
    usesTotal: coupon.usesTotal,
    usesPerCustomer: coupon.usesPerCustomer,
    firstOrderOnly: coupon.firstOrderOnly,
    combines: coupon.combines,
    isPaused: coupon.isPaused,
    singleUseCodes: countCodes(coupon.id).made,
  };
}

/** Changes a coupon and records it. `id` is null for a new one. */
function change(
  actor: User,
  id: string | null,
  action: "added" | "changed" | "paused" | "resumed" | "codes_made",
  run: (before: StoredCoupon | undefined) => Result<string>,
): Result<StoredCoupon> {
  if (!may(actor, "run coupons")) return adminOnly;
  return write(() => {
    const before = id === null ? undefined : findCoupon(id);
    if (id !== null && !before) return noSuchCoupon();
    const earlier = before ? auditedFields(before) : null;
    const changed = run(before);
    if (!changed.ok) return changed;
    const after = findCoupon(changed.value);
    if (!after) throw new Error("A coupon just saved could not be read");
    const subject = { id: after.id, name: after.name };
    recordAudit(actor, {
      action: `coupon.${action}`,
      subject,
      before: earlier,
      after: auditedFields(after),
    });
    return ok(after);
  });
}

/** Problems: `forbidden`, `validation` (another coupon has this code). */
export function addCoupon(actor: User, input: SavedCoupon): Result<StoredCoupon> {
  return change(actor, null, "added", () => {
    const refused = codeProblem(input.code, null);
    if (refused) return refused;
    const id = newId();
    const at = now();
    db.insert(coupons)
      .values({ ...input, id, createdAt: at, updatedAt: at })
      .run();
    return ok(id);
  });
}

/** Orders placed with it keep their discount. Problems: `forbidden`, `not_found`, `validation`. */
export function changeCoupon(actor: User, id: string, input: SavedCoupon): Result<StoredCoupon> {
  return change(actor, id, "changed", () => {
    const refused = codeProblem(input.code, id);
    if (refused) return refused;
    db.update(coupons)
      .set({ ...input, updatedAt: now() })
      .where(eq(coupons.id, id))
      .run();
    return ok(id);
  });
}

/** Problems: `forbidden`, `not_found`. */
export function pauseCoupon(actor: User, id: string, isPaused: boolean): Result<StoredCoupon> {
  return change(actor, id, isPaused ? "paused" : "resumed", () => {
    db.update(coupons).set({ isPaused, updatedAt: now() }).where(eq(coupons.id, id)).run();
    return ok(id);
  });
}

const CODES = 100;
/** Leaves out characters that are easily confused when read aloud or copied from paper. */
const CHARACTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const RANDOM_LENGTH = 6;

function randomPart(): string {
  return Array.from({ length: RANDOM_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(
    "",
  );
}

/**
 * Makes a hundred single-use codes that replace the coupon's own code. Problems: `forbidden`,
 * `not_found`, `conflict`.
 */
export function makeCodes(actor: User, id: string): Result<StoredCoupon> {
  return change(actor, id, "codes_made", (coupon) => {
    if (!coupon?.code) return problem("conflict", m.coupons_singleUsePrefixNeeded());
    const made = new Set<string>();
    while (made.size < CODES) {
      const code = `${coupon.code}-${randomPart()}`;
      if (ofCode.get({ code }) || ofSingleUseCode.get({ code })) continue;
      made.add(code);
    }
    for (const code of made) insertCode.run({ code, couponId: id, createdAt: now() });
    return ok(id);
  });
}
