import { formatDay } from "../catering/event-times.ts";
import { inLanguage } from "../language/in-language.server.ts";

/** As the records name a day, whatever language the page has. */
export function auditedDay(day: string): { id: string; name: string } {
  return { id: day, name: inLanguage("en", () => formatDay(day)) };
}
