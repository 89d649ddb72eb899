import { INVITATION_DAYS } from "#app/domain/accounts/limits.ts";
import type { QrCode } from "#app/domain/qr-code.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { CopyButton } from "../details/copy-button.tsx";
import { QrCodeImage } from "../details/qr-code-image.tsx";
import { Field, plainMeta } from "../form/field.tsx";
import { Notice } from "../notice.tsx";

export type InvitationLink = { name: string; link: string; code: QrCode; isEmailed: boolean };

/** Shown once, because only the link's hash is stored. */
export function InvitationCard({ name, link, code, isEmailed }: InvitationLink) {
  return (
    <Card title={m.staff_theInvitationFor({ name })}>
      <Notice tone="warn" role="status" title={m.staff_linkShownOnce()}>
        <p>
          {m.staff_invitationLinkHint({ days: INVITATION_DAYS })}
          {isEmailed && ` ${m.staff_linkEmailed()}`}
        </p>
      </Notice>
      <div className="qr">
        <QrCodeImage code={code} label={m.staff_invitationQrCode({ name })} />
        <div className="stack stack-small">
          <p>{m.staff_invitationHandover({ name })}</p>
          <Field
            meta={plainMeta("link", { id: "invitation-link", value: link })}
            label={m.staff_invitationLink()}
            readOnly
          />
        </div>
      </div>
      <div className="row">
        <CopyButton text={link} what={m.staff_invitationLink()} />
        <QuietLink to="/admin/staff">{m.staff_backToTheStaff()}</QuietLink>
      </div>
    </Card>
  );
}
