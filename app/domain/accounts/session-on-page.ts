import { formatDateTime } from "../clock.ts";
import { deviceWords } from "./device-words.ts";

type Session = {
  id: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  isPresent: boolean;
};

/** Takes a session, returns what its owner reads of it: device in words, times of Pune. Source: the owner's wish (customers see their sessions). */
export function sessionOnPage({ id, userAgent, createdAt, lastSeenAt, isPresent }: Session) {
  return {
    id,
    device: deviceWords(userAgent),
    since: formatDateTime(createdAt),
    lastSeen: formatDateTime(lastSeenAt),
    isPresent,
  };
}
export type SessionOnPage = ReturnType<typeof sessionOnPage>;
