const DEVANAGARI_ZERO = 0x966;

/** `४११००४` becomes `411004`. */
export function latinDigits(typed: string): string {
  return typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}
