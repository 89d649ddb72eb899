import { isDatabaseReachable } from "#app/domain/database.server.ts";

/** Says whether the shop can serve: it reads the database. */
export function loader() {
  const ready = isDatabaseReachable();
  return Response.json(
    { ok: ready },
    { status: ready ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
