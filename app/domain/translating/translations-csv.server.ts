import { csvLines, csvStart } from "../csv/write-csv.server.ts";
import { listSubjects } from "./subjects.server.ts";
import { translationReader } from "./translation-list.server.ts";

const translationColumns = ["kind", "id", "field", "english", "hi", "mr"] as const;

/** A line per text that is not empty. */
export function* exportedTranslations(): Generator<string> {
  yield csvStart([...translationColumns]);
  const translationsOf = translationReader();
  for (const subject of listSubjects({ isWhole: true })) {
    const texts = translationsOf(subject);
    yield csvLines(
      Object.entries(subject.english)
        .filter(([, english]) => english !== "")
        .map(([field, english]) => [
          subject.kind,
          subject.id,
          field,
          english,
          texts[field]?.hi ?? "",
          texts[field]?.mr ?? "",
        ]),
    );
  }
}
