import { isDatabaseReachable } from "#app/domain/database.server.ts";

/** The health check reads the database. */
export function loader() {
  const ready = isDatabaseReachable();
  return Response.json(
    { ok: ready },
    { status: ready ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
