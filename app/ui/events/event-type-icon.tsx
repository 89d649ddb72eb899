import type { EventType } from "#app/domain/event-type.ts";
import { Icon, type IconName } from "../icon.tsx";

const icons: Record<EventType, IconName> = {
  birthday: "cake",
  corporate: "briefcase",
  wedding: "rings",
  anniversary: "heart",
  festival: "lamp",
  other: "calendar",
};

export function EventTypeIcon({ type }: { type: EventType }) {
  return <Icon name={icons[type]} className="event-icon" />;
}
