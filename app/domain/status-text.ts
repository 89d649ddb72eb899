const ascii = /^[\x20-\x7e]*$/;

/** A status line takes no Devanagari: there, a message is escaped. */
export function toStatusText(message: string): string {
  return ascii.test(message) ? message : encodeURIComponent(message);
}

export function fromStatusText(statusText: string): string {
  return /^(%[0-9A-F]{2}|[\w.!~*'()-])+$/.test(statusText)
    ? decodeURIComponent(statusText)
    : statusText;
}
