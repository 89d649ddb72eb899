/** The services of Chrome and Edge, Firefox, and Safari; a leading dot stands for any subdomain. */
const PUSH_SERVICES = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  ".push.apple.com",
];
export const MAX_ENDPOINT_LENGTH = 1000;

function isPushService(hostname: string): boolean {
  return PUSH_SERVICES.some((service) =>
    service.startsWith(".") ? hostname.endsWith(service) : hostname === service,
  );
}

/**
 * The shop sends requests to these addresses, but subscribers choose them, so only https addresses
 * of known push services are allowed. `testOrigin`: a push service for tests.
 */
export function isPushEndpoint(text: string, testOrigin?: string): boolean {
  if (text.length > MAX_ENDPOINT_LENGTH || !URL.canParse(text)) return false;
  const { href, origin, protocol, hostname, username, password, port, hash } = new URL(text);
  // Browsers write addresses in this form; any other spelling was made by hand.
  if (href !== text || username || password || hash) return false;
  if (testOrigin !== undefined && origin === testOrigin) return true;
  return protocol === "https:" && port === "" && isPushService(hostname);
}
