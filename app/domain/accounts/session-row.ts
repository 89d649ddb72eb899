import { formatDateTime } from "../clock.ts";
import { describeUserAgent } from "./describe-user-agent.ts";

/** A session of the reader's own account, without its token. */
export type OwnSession = {
  id: string;
  userAgent: string;
  /** The name of the shop device on which a PIN opened it. */
  shopDevice: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
};

export function sessionRow(session: OwnSession) {
  const { id, userAgent, shopDevice, createdAt, lastSeenAt, isCurrent } = session;
  return {
    id,
    device: shopDevice ?? describeUserAgent(userAgent),
    since: formatDateTime(createdAt),
    lastSeen: formatDateTime(lastSeenAt),
    isCurrent,
  };
}
export type SessionRow = ReturnType<typeof sessionRow>;
