import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { SecondaryLink } from "../button.tsx";
import { Card } from "../card.tsx";

export function SecondFactorCard({ isOn }: { isOn: boolean }) {
  return (
    <Card title={m.account_secondFactor()}>
      <p className="between">
        {m.account_secondFactorDescription()}
        {isOn ? <Badge tone="good">{m.account_on()}</Badge> : <Badge>{m.account_off()}</Badge>}
      </p>
      <div className="row">
        <SecondaryLink to="/profile/second-factor">
          {isOn ? m.account_manageSecondFactor() : m.account_secondFactorSetUp()}
        </SecondaryLink>
      </div>
    </Card>
  );
}
