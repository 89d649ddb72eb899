import { instantInPune } from "../clock.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH = `(?:${months.join("|")})[a-z]*`;

// The day comes before the month, as everywhere in India.
const forms = [
  /(?<!\d)(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/,
  /(?<!\d)(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?!\d)/,
  new RegExp(
    `(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th)?[-/ ,]*(?<month>${MONTH})[-/ ,.']*(?<year>\\d{4}|\\d{2})(?!\\d)`,
    "i",
  ),
  new RegExp(
    `\\b(?<month>${MONTH})[-/ .]*(?<day>\\d{1,2})(?:st|nd|rd|th)?[-/ ,]+(?<year>\\d{4})(?!\\d)`,
    "i",
  ),
];

const clock =
  /(?<![\d:])(?<hour>\d{1,2})[:.](?<minute>\d{2})(?::\d{2})?(?:\.\d+)?\s*(?<half>[ap]\.?m\b)?/i;

function dayOf(text: string): { day: string; rest: string } | null {
  for (const form of forms) {
    const found = form.exec(text);
    if (!found?.groups) continue;
    const { year = "", month = "", day = "" } = found.groups;
    const number = months.indexOf(month.slice(0, 3).toLowerCase()) + 1 || Number(month);
    const written = [year.padStart(4, "20"), number, day].map((part) =>
      String(part).padStart(2, "0"),
    );
    const iso = written.join("-");
    const parsed = new Date(`${iso}T00:00:00Z`);
    if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== iso) continue;
    return { day: iso, rest: text.slice(found.index + found[0].length) };
  }
  return null;
}

function minutesOf(text: string): number | null {
  const groups = clock.exec(text)?.groups;
  if (!groups) return null;
  const [hour, minute] = [Number(groups.hour), Number(groups.minute)];
  if (hour > 23 || minute > 59) return null;
  if (!groups.half) return hour * 60 + minute;
  return ((hour % 12) + (/^p/i.test(groups.half) ? 12 : 0)) * 60 + minute;
}

/** The first date of a text and the time after it, in Pune; null if there is no date. */
export function readDate(text: string): { at: Date; hasTime: boolean } | null {
  const found = dayOf(text);
  if (!found) return null;
  const minutes = minutesOf(found.rest.slice(0, 30));
  return { at: instantInPune(found.day, minutes ?? 0), hasTime: minutes !== null };
}
