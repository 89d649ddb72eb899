import { encode } from "uqr";
import { drawnCode, QR_OPTIONS, type QrCode } from "./qr-code.ts";

export function qrCode(text: string): QrCode {
  return drawnCode(encode(text, QR_OPTIONS));
}
