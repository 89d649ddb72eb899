import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { DownloadLink, QuietLink, SecondaryLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { Pairs } from "../details/pairs.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";

type AccountCardProps = { memberSince: string; role: string };

export function AccountCard({ memberSince, role }: AccountCardProps) {
  return (
    <Card title={m.shared_account()}>
      <Pairs
        rows={[
          [
            m.account_accountStatus(),
            <Badge key="status" tone="good">
              {m.shared_active()}
            </Badge>,
          ],
          [m.account_memberSince(), memberSince],
          [m.shared_role(), role],
        ]}
      />
      <div className="row">
        <SecondaryLink to="/profile/password" icon="edit">
          {m.account_changePassword()}
        </SecondaryLink>
        <PostButton action="/logout" label={m.shared_signOut()} icon="logout" variant="secondary" />
      </div>
    </Card>
  );
}

export function WeakPasswordNotice() {
  return (
    <Notice
      tone="warn"
      title={m.account_passwordTooEasy()}
      action={<SecondaryLink to="/profile/password">{m.account_changePassword()}</SecondaryLink>}
    />
  );
}

export function OwnDataCard() {
  return (
    <Card title={m.account_yourData()}>
      <p className="muted">{m.account_downloadContents()}</p>
      <div className="row">
        <DownloadLink href="/profile/data.json">{m.account_downloadMyData()}</DownloadLink>
        <QuietLink to="/profile/closure" icon="trash">
          {m.account_closeMyAccount()}
        </QuietLink>
      </div>
    </Card>
  );
}
