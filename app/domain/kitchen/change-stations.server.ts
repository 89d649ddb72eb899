import { eq } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { menuSections } from "#db/schema/products.ts";
import { stations } from "#db/schema/stations.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { movedTo } from "../lists/moved-to.ts";
import { adminOnly, fieldProblem, ok, type Problem, problem, type Result } from "../result.ts";
import { allSections } from "../sections/sections.server.ts";
import { type Station, stationLimits } from "../stations/station.ts";
import { listStations } from "../stations/stations.server.ts";

const noSuchStation = () => problem("not_found", m.kitchen_thisStationNoLongerExists());

function refused(msg: string): Problem {
  return fieldProblem("name", msg);
}

function namesake(name: string, id: string | null): Problem | null {
  const same = listStations().find(
    (station) => station.id !== id && station.name.toLowerCase() === name.toLowerCase(),
  );
  return same ? refused(m.kitchen_anotherStationIsCalled({ name: same.name })) : null;
}

/** Adds a station at the end (`id` is null) or renames one. Problems: `forbidden`, `not_found`, `validation`. */
export function saveStation(
  actor: User,
  id: string | null,
  { name }: { name: string },
): Result<Station> {
  if (!may(actor, "change settings")) return adminOnly;
  return write(() => {
    const known = listStations();
    const before = known.find((station) => station.id === id) ?? null;
    if (id !== null && !before) return noSuchStation();
    const taken = namesake(name, id);
    if (taken) return taken;
    if (!before && known.length >= stationLimits.count) {
      return refused(m.kitchen_tooManyStations({ count: stationLimits.count }));
    }
    const station = { id: id ?? newId(), name };
    db.insert(stations)
      .values({ ...station, position: known.length, createdAt: now() })
      .onConflictDoUpdate({ target: stations.id, set: { name } })
      .run();
    recordAudit(actor, {
      action: before ? "station.renamed" : "station.added",
      subject: station,
      before: before && { name: before.name },
      after: { name },
    });
    return ok(station);
  });
}

/** Moves a station; 0 is the first place. Problems: `forbidden`, `not_found`. */
export function placeStation(actor: User, id: string, to: number): Result<Station> {
  if (!may(actor, "change settings")) return adminOnly;
  return write(() => {
    const known = listStations();
    const from = known.findIndex((station) => station.id === id);
    const station = known[from];
    if (!station) return noSuchStation();
    const moved = movedTo(known, from, to);
    for (const [position, one] of moved.entries()) {
      db.update(stations).set({ position }).where(eq(stations.id, one.id)).run();
    }
    const place = moved.indexOf(station) + 1;
    const [before, after] = [{ place: from + 1 }, { place }];
    recordAudit(actor, { action: "station.moved", subject: station, before, after });
    return ok(station);
  });
}

/** Leaves its categories and dishes without a station. Problems: `forbidden`, `not_found`. */
export function removeStation(actor: User, id: string): Result<Station> {
  if (!may(actor, "change settings")) return adminOnly;
  return write(() => {
    const station = listStations().find((one) => one.id === id);
    if (!station) return noSuchStation();
    db.delete(stations).where(eq(stations.id, id)).run();
    const before = { name: station.name };
    recordAudit(actor, { action: "station.removed", subject: station, before, after: null });
    return ok(station);
  });
}

/** `stationIds`: the station of each section, or an empty string. Problems: `forbidden`, `not_found`. */
export function chooseStations(actor: User, stationIds: Record<string, string>): Result<null> {
  if (!may(actor, "change settings")) return adminOnly;
  return write(() => {
    const nameOf = new Map(listStations().map(({ id, name }) => [id, name]));
    const changed = allSections().flatMap((section) => {
      const stationId = stationIds[section.id] ?? section.stationId ?? "";
      return stationId === (section.stationId ?? "") ? [] : [{ ...section, to: stationId }];
    });
    if (changed.some(({ to }) => to && !nameOf.has(to))) return noSuchStation();
    for (const { id, to } of changed) {
      db.update(menuSections)
        .set({ stationId: to || null })
        .where(eq(menuSections.id, id))
        .run();
    }
    const named = (stationOf: (section: (typeof changed)[number]) => string | null) =>
      Object.fromEntries(
        changed.map((section) => [section.name, nameOf.get(stationOf(section) ?? "") ?? ""]),
      );
    recordAudit(actor, {
      action: "station.categories_changed",
      subject: { id: "categories", name: "Stations of the categories" },
      before: named(({ stationId }) => stationId),
      after: named(({ to }) => to),
    });
    return ok(null);
  });
}
