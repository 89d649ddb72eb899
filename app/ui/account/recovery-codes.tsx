import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { Notice } from "../notice.tsx";

export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Card title="Your recovery codes">
      <Notice tone="warn" role="status" title="Print or write them down now">
        <p>
          They are not shown again. If you lose your phone, each of them lets you in once, in place
          of the app's code. Keep them where nobody else looks.
        </p>
      </Notice>
      <ol className="stack stack-small">
        {codes.map((code) => (
          <li key={code}>
            <code className="wrap-anywhere">{code}</code>
          </li>
        ))}
      </ol>
      <p>Everywhere else you were logged out.</p>
      <div className="row">
        <ButtonLink to="/profile">I have them</ButtonLink>
      </div>
    </Card>
  );
}
