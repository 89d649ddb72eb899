import type { RingKind } from "./ringing.ts";

export const voiceLanguages = { en: "English", hi: "हिन्दी", mr: "मराठी" } as const;
export type VoiceLanguage = keyof typeof voiceLanguages;

/** The largest number that can be said. */
const MOST = 999;

/** The clips of a voice file, in the order in which it has them: sentences, the numbers to 99, and the hundreds. */
export const clipNames = [
  "new order",
  "new booking",
  "order cancelled",
  "token",
  "number",
  ...Array.from({ length: 99 }, (_, index) => String(index + 1)),
  // Before more, such as in 127; Marathi has another word for 100 alone.
  ...Array.from({ length: 9 }, (_, index) => `${index + 1}00 and`),
  "100",
];

const sentences: Record<RingKind, string> = {
  order: "new order",
  booking: "new booking",
  cancellation: "order cancelled",
};

function numberClips(number: number): string[] {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (number === 100) return ["100"];
  return [...(hundreds > 0 ? [`${hundreds}00 and`] : []), ...(rest > 0 ? [String(rest)] : [])];
}

/** The clips that announce it: a token or the last part of an order number is said if it is a number up to 999. */
export function spokenWords({
  kind,
  number,
  token,
}: {
  kind: RingKind;
  number: string;
  token: string | null;
}): string[] {
  const said = Number(token ?? number.split("-").at(-1));
  const canSay = kind !== "booking" && Number.isInteger(said) && said > 0 && said <= MOST;
  const what = token === null ? "number" : "token";
  return [sentences[kind], ...(canSay ? [what, ...numberClips(said)] : [])];
}
