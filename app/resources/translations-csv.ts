import { csvFileName } from "#app/domain/csv/write-csv.server.ts";
import { exportedTranslations } from "#app/domain/translating/translations-csv.server.ts";
import { TRANSLATIONS_IMPORT_URL } from "#app/domain/translating/translations-url.ts";
import { staffCsv } from "#app/http/staff-csv.server.ts";

export const loader = staffCsv({
  needs: "change the menu",
  page: TRANSLATIONS_IMPORT_URL,
  file: () => ({ name: csvFileName("translations"), lines: exportedTranslations() }),
});
