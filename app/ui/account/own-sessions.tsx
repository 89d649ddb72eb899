import type { SessionRow } from "#app/domain/accounts/session-row.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { Card } from "../card.tsx";
import { PostButton } from "../form/post-button.tsx";

export function OwnSessions({ sessions }: { sessions: SessionRow[] }) {
  const hasOtherSessions = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Card title={m.account_whereYouAreLoggedIn()} id="sessions">
      <ul className="stack">
        {sessions.map((session) => (
          <li key={session.id} className="between">
            <div>
              <strong>{session.device}</strong>
              <p className="muted small">{m.account_since({ since: session.since })}</p>
              {!session.isCurrent && (
                <p className="muted small">
                  {m.account_lastActive({ lastSeen: session.lastSeen })}
                </p>
              )}
            </div>
            {session.isCurrent ? (
              <Badge tone="good">{m.account_thisDevice()}</Badge>
            ) : (
              <PostButton
                action={`/profile/sessions/${session.id}/removal`}
                label={m.account_logOutThere()}
                ariaLabel={m.account_logOutThereSince({
                  device: session.device,
                  since: session.since,
                })}
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
          label={m.account_logOutEverywhereElse()}
          icon="logout"
          variant="secondary"
        />
      )}
    </Card>
  );
}
