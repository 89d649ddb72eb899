import { dataFileAnswers } from "#app/domain/data-file.server.ts";

/** Says whether the shop can serve: it reads the database. */
export function loader() {
  const ready = dataFileAnswers();
  return Response.json(
    { ok: ready },
    { status: ready ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
