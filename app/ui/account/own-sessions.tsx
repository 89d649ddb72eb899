import type { SessionRow } from "#app/domain/accounts/session-row.ts";
import { Badge } from "../badge.tsx";
import { Card } from "../card.tsx";
import { PostButton } from "../form/post-button.tsx";

export function OwnSessions({ sessions }: { sessions: SessionRow[] }) {
  const hasOtherSessions = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Card title="Where you are logged in" id="sessions">
      <ul className="stack">
        {sessions.map((session) => (
          <li key={session.id} className="between">
            <div>
              <strong>{session.device}</strong>
              <p className="muted small">Since {session.since}</p>
              {!session.isCurrent && <p className="muted small">Last active {session.lastSeen}</p>}
            </div>
            {session.isCurrent ? (
              <Badge tone="good">This device</Badge>
            ) : (
              <PostButton
                action={`/profile/sessions/${session.id}/removal`}
                label="Log out there"
                ariaLabel={`Log out there: ${session.device}, since ${session.since}`}
                variant="secondary"
                size="small"
              />
            )}
          </li>
        ))}
      </ul>
      {hasOtherSessions && (
        <PostButton
          action="/profile/other-sessions/removal"
          label="Log out everywhere else"
          icon="logout"
          variant="secondary"
        />
      )}
    </Card>
  );
}
