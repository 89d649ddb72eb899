import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { Notice } from "../notice.tsx";

export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Card title={m.account_yourRecoveryCodes()}>
      <Notice tone="warn" role="status" title={m.account_recoveryCodesWriteDown()}>
        <p>{m.account_recoveryCodesShownOnce()}</p>
      </Notice>
      <ol className="stack stack-small">
        {codes.map((code) => (
          <li key={code}>
            <code className="wrap-anywhere">{code}</code>
          </li>
        ))}
      </ol>
      <p>{m.account_loggedOutElsewhere()}</p>
      <div className="row">
        <ButtonLink to="/profile">{m.account_iHaveSavedThem()}</ButtonLink>
      </div>
    </Card>
  );
}
