import { formatDateTime } from "../clock.ts";
import { describeUserAgent } from "./describe-user-agent.ts";

/** A session of one's own account, without its token. */
export type OwnSession = {
  id: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
};

export function sessionRow({ id, userAgent, createdAt, lastSeenAt, isCurrent }: OwnSession) {
  return {
    id,
    device: describeUserAgent(userAgent),
    since: formatDateTime(createdAt),
    lastSeen: formatDateTime(lastSeenAt),
    isCurrent,
  };
}
export type SessionRow = ReturnType<typeof sessionRow>;
