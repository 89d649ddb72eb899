import { m } from "#messages";
import { translated } from "./language/translated.ts";

/** The kinds of celebrations. */
export const eventTypes = [
  "birthday",
  "corporate",
  "wedding",
  "anniversary",
  "festival",
  "other",
] as const;
export type EventType = (typeof eventTypes)[number];

export const eventTypeLabels: Record<EventType, string> = translated({
  birthday: m.catering_birthday,
  corporate: m.catering_corporate,
  wedding: m.catering_wedding,
  anniversary: m.catering_anniversary,
  festival: m.catering_festival,
  other: m.catering_other,
});

export function eventTypeLabel(type: EventType): string {
  return eventTypeLabels[type];
}

export function readEventType(text: string | null | undefined): EventType | undefined {
  return eventTypes.find((type) => type === text);
}
