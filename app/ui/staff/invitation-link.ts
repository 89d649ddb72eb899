import type { QrCode } from "#app/domain/qr-code.ts";

export type InvitationLink = { name: string; link: string; code: QrCode; isEmailed: boolean };
