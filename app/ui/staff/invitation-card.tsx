import { INVITATION_DAYS } from "#app/domain/staff/invitation-days.ts";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { CopyButton } from "../copy-button.tsx";
import { Field, plainMeta } from "../form/field.tsx";
import { Notice } from "../notice.tsx";
import { QrCodeImage } from "../qr-code-image.tsx";
import type { InvitationLink } from "./invitation-link.ts";

/** Shown once: the link is stored as a hash only. */
export function InvitationCard({ name, link, code, isEmailed }: InvitationLink) {
  return (
    <Card title={`The invitation for ${name}`}>
      <Notice tone="warn" role="status" title="Hand it over now: you will not see it again">
        <p>
          Whoever opens the link chooses the password. It works once, for {INVITATION_DAYS} days.
          {isEmailed && " We have sent it by email, too."}
        </p>
      </Notice>
      <div className="qr">
        <QrCodeImage code={code} label={`QR code of the invitation for ${name}`} />
        <div className="stack stack-small">
          <p>{name} can scan the code with their own phone, or you send them the link:</p>
          <Field
            meta={plainMeta("link", { id: "invitation-link", value: link })}
            label="Invitation link"
            readOnly
          />
        </div>
      </div>
      <div className="row">
        <CopyButton text={link} what="Invitation link" />
        <ButtonLink to="/admin/staff" variant="quiet">
          Back to the staff
        </ButtonLink>
      </div>
    </Card>
  );
}
