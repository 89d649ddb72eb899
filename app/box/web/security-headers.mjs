/**
 * What every answer of the shop carries, pages and files alike; a page adds its own policy for scripts.
 * @type {readonly [name: string, value: string][]}
 */
export const securityHeaders = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
];

/** Whatever is no page must not run anything, such as a picture that is opened on its own. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** A script may be a worker's: what it is sent with is what the worker may do, and the map's asks for a tile. */
export const SCRIPT_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self' https:; frame-ancestors 'none'";

const YEAR_SECONDS = 31_536_000;
/** Only ever said behind https: on plain http it would be ignored, and on localhost it would hurt. */
export const HTTPS_ONLY = `max-age=${YEAR_SECONDS}; includeSubDomains`;
