import { WEAK_PASSWORD_ADVICE } from "#app/domain/accounts/password-advice.ts";
import { Badge } from "../badge.tsx";
import { ButtonLink, buttonClass } from "../button.tsx";
import { Card } from "../card.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";

type AccountCardProps = { memberSince: string; role: string };

export function AccountCard({ memberSince, role }: AccountCardProps) {
  return (
    <Card title="Account">
      <dl className="pairs">
        <div>
          <dt>Account status</dt>
          <dd>
            <Badge tone="good">Active</Badge>
          </dd>
        </div>
        <div>
          <dt>Member since</dt>
          <dd>{memberSince}</dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>{role}</dd>
        </div>
      </dl>
      <div className="row">
        <ButtonLink to="/profile/password" variant="secondary" icon="edit">
          Change password
        </ButtonLink>
        <PostButton action="/logout" label="Sign Out" icon="logout" variant="secondary" />
      </div>
    </Card>
  );
}

export function WeakPasswordNotice() {
  return (
    <Notice
      tone="warn"
      title={WEAK_PASSWORD_ADVICE}
      action={
        <ButtonLink to="/profile/password" variant="secondary">
          Change password
        </ButtonLink>
      }
    />
  );
}

export function OwnDataCard() {
  return (
    <Card title="Your data">
      <p className="muted">
        One file with your profile, orders, events, reviews, wishlist and cart.
      </p>
      <div className="row">
        <a className={buttonClass({ variant: "secondary" })} href="/profile/data.json" download>
          <Icon name="download" />
          Download my data
        </a>
        <ButtonLink to="/profile/closure" variant="quiet" icon="trash">
          Close my account
        </ButtonLink>
      </div>
    </Card>
  );
}
