const head = /^data:image\/[\w.+-]+;base64,/;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Whether a text claims to be a data-image value. */
export function isDataImage(text: string): boolean {
  return text.startsWith("data:image/");
}

/** The base64 content without line breaks, or null when malformed. The declared type is ignored, because the content decides. */
export function base64OfDataImage(text: string): string | null {
  const start = head.exec(text)?.[0];
  const payload = start && text.slice(start.length).replace(/\r?\n/g, "");
  return payload && base64.test(payload) ? payload : null;
}
