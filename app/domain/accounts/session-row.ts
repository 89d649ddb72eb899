import { formatDateTime } from "../clock.ts";
import { describeUserAgent } from "./describe-user-agent.ts";

type Session = {
  id: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  isPresent: boolean;
};

export function sessionRow({ id, userAgent, createdAt, lastSeenAt, isPresent }: Session) {
  return {
    id,
    device: describeUserAgent(userAgent),
    since: formatDateTime(createdAt),
    lastSeen: formatDateTime(lastSeenAt),
    isPresent,
  };
}
export type SessionRow = ReturnType<typeof sessionRow>;
