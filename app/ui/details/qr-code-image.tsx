import type { QrCode } from "#app/domain/qr-code.ts";

/** Black on white in every theme, because that is what cameras can read. */
export function QrCodeImage({ code, label }: { code: QrCode; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.modules} ${code.modules}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
