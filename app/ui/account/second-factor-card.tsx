import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";

export function SecondFactorCard({ isOn }: { isOn: boolean }) {
  return (
    <Card title={m.account_secondFactor()}>
      <p className="between">
        {m.account_secondFactorDescription()}
        {isOn ? <Badge tone="good">{m.account_on()}</Badge> : <Badge>{m.account_off()}</Badge>}
      </p>
      <div className="row">
        <ButtonLink to="/profile/second-factor" variant="secondary">
          {isOn ? m.account_manageSecondFactor() : m.account_secondFactorSetUp()}
        </ButtonLink>
      </div>
    </Card>
  );
}
