import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { Notice } from "../notice.tsx";

export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Card title="Your recovery codes">
      <Notice tone="warn" role="status" title="Print or write them down now">
        <p>
          You will not see them again. If you lose your phone, each of them lets you in once instead
          of a code from the app. Keep them in a safe place.
        </p>
      </Notice>
      <ol className="stack stack-small">
        {codes.map((code) => (
          <li key={code}>
            <code className="wrap-anywhere">{code}</code>
          </li>
        ))}
      </ol>
      <p>You have been logged out everywhere else.</p>
      <div className="row">
        <ButtonLink to="/profile">I have saved them</ButtonLink>
      </div>
    </Card>
  );
}
