import { emailSiteUrl } from "#app/domain/emails/email-queue-state.server.ts";
import { qrCode } from "#app/domain/qr-code.server.ts";
import type { Invited } from "#app/domain/staff/invite-staff.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import type { InvitationLink } from "#app/ui/staff/invitation-card.tsx";

export function invitationLink(request: Request, { name, key }: Invited): InvitationLink {
  const link = `${siteOrigin(request)}/password-reset/new?key=${encodeURIComponent(key)}`;
  return { name, link, code: qrCode(link), isEmailed: emailSiteUrl() !== null };
}
