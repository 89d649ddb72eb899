import { and, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { events } from "#db/schema/events.ts";
import type { User } from "../accounts/user.ts";
import type { CateringEvent } from "./event.ts";
import { findEvent } from "./queries.server.ts";

const ownId = db
  .select({ id: events.id })
  .from(events)
  .where(
    and(
      eq(events.eventNumber, sql.placeholder("eventNumber")),
      eq(events.userId, sql.placeholder("userId")),
    ),
  )
  .prepare();

/** Only the actor's own event, for admins too: they see the others in the admin area. */
export function findOwnEvent(actor: User, eventNumber: string): CateringEvent | undefined {
  const own = ownId.get({ eventNumber, userId: actor.id });
  return own && findEvent(actor, own.id);
}
