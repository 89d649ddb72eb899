const head = /^data:image\/[\w.+-]+;base64,/;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Takes any text, returns whether it claims to be a data-image value. Source: spec 2 §5 Product form. */
export function isDataImage(text: string): boolean {
  return text.startsWith("data:image/");
}

/**
 * Takes a data-image value, returns the base64 it carries, or null when it is not written as one. What
 * type it says counts for nothing: the content decides. Source: decisions, Images.
 */
export function base64OfDataImage(text: string): string | null {
  const start = head.exec(text)?.[0];
  const payload = start && text.slice(start.length);
  return payload && base64.test(payload) ? payload : null;
}
