const DEVANAGARI_ZERO = 0x966;
const FULL_WIDTH_OFFSET = 0xfee0;

/** `४११００४` and `４１１００４` become `411004`. Other full-width characters, such as a plus, become ASCII too. */
export function latinDigits(typed: string): string {
  return typed
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET));
}

/** Whether `Number` accepts it but people do not write numbers like this: `1e3`, `0x10` or `Infinity`. */
export function isUnusualNumber(typed: string): boolean {
  return !Number.isNaN(Number(typed)) && !/^(?:[-+]?(?:\d+(?:\.\d*)?|\.\d+))?$/.test(typed.trim());
}

/** NaN for anything but digits with optional decimals. */
export function plainNumber(typed: unknown): number {
  return isUnusualNumber(String(typed)) ? Number.NaN : Number(typed);
}
