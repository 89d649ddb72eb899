import { Badge } from "../badge.tsx";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";

export function SecondFactorCard({ isOn }: { isOn: boolean }) {
  return (
    <Card title="Second factor">
      <p className="between">
        A code from your phone, after your password.
        {isOn ? <Badge tone="good">On</Badge> : <Badge>Off</Badge>}
      </p>
      <div className="row">
        <ButtonLink to="/profile/second-factor" variant="secondary">
          {isOn ? "Manage second factor" : "Set up a second factor"}
        </ButtonLink>
      </div>
    </Card>
  );
}
