import { countAdmins } from "#app/domain/accounts/queries.server.ts";

/** Says whether the shop can serve: it reads the database. */
export function loader() {
  const ready = countAdmins() > 0;
  return Response.json({ ok: ready }, { status: ready ? 200 : 503 });
}
