/**
 * Draws up the spoken announcements in `public/voices` and where their clips start. Run it with `npx tsx art/voices.ts`
 * after a change of the words; it needs the programs espeak-ng, sox and lame. See docs/decisions/spoken-announcements.md.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clipNames, type VoiceLanguage } from "#app/domain/alerts/spoken-words.ts";

const RATE_HZ = 16_000;
const WORDS_PER_MINUTE = "150";
const PAUSE_SECONDS = "0.08";

/** What the voice reads for a clip whose name it cannot read itself. */
const texts: Record<VoiceLanguage, Record<string, string>> = {
  en: {},
  hi: {
    "new order": "नया ऑर्डर",
    "new booking": "नई बुकिंग",
    "order cancelled": "ऑर्डर रद्द",
    token: "टोकन",
    number: "नंबर",
  },
  mr: {
    "new order": "नवीन ऑर्डर",
    "new booking": "नवीन बुकिंग",
    "order cancelled": "ऑर्डर रद्द",
    token: "टोकन",
    number: "क्रमांक",
  },
};

const marathiHundreds = ["एक", "दोन", "तीन", "चार", "पाच", "सहा", "सात", "आठ", "नऊ"];

function textOf(language: VoiceLanguage, name: string): string {
  const number = name.replace(" and", "");
  if (language === "mr" && number !== name) return `${marathiHundreds[Number(number[0]) - 1]}शे`;
  return texts[language][name] ?? number;
}

const folder = mkdtempSync(join(tmpdir(), "voices-"));
const publicFolder = join(import.meta.dirname, "../public/voices");
mkdirSync(publicFolder, { recursive: true });

/** Returns where each clip starts, and where the last one ends, in milliseconds. */
function record(language: VoiceLanguage): number[] {
  let endsAt = 0;
  const startsMs = [0];
  const clips = clipNames.map((name, index) => {
    const [spoken, clip] = ["spoken", "clip"].map((part) =>
      join(folder, `${language}-${index}-${part}.wav`),
    ) as [string, string];
    const text = textOf(language, name);
    execFileSync("espeak-ng", ["-v", language, "-s", WORDS_PER_MINUTE, "-w", spoken, text]);
    const trimmed = ["silence", "1", "0.005", "0.5%", "reverse"];
    const effects = [...trimmed, ...trimmed, "pad", "0.02", PAUSE_SECONDS, "norm", "-3"];
    execFileSync("sox", [spoken, "-r", String(RATE_HZ), clip, ...effects]);
    endsAt += Number(execFileSync("soxi", ["-D", clip], { encoding: "utf8" }));
    startsMs.push(Math.round(endsAt * 1000));
    return clip;
  });
  const all = join(folder, `${language}.wav`);
  execFileSync("sox", [...clips, all]);
  const quality = ["-m", "m", "-b", "16", "--resample", "16", "--quiet"];
  execFileSync("lame", [...quality, all, join(publicFolder, `${language}.mp3`)]);
  return startsMs;
}

const rows = (["en", "hi", "mr"] as const).map(
  (language) => `  ${language}: [${record(language).join(", ")}],`,
);
rmSync(folder, { recursive: true });
writeFileSync(
  join(import.meta.dirname, "../app/ui/alerts/voice-clips.ts"),
  [
    'import type { VoiceLanguage } from "#app/domain/alerts/spoken-words.ts";',
    "",
    "/** Where the clips of each voice file start, and where the last one ends, in milliseconds. Written by art/voices.ts. */",
    "export const clipStartsMs: Record<VoiceLanguage, number[]> = {",
    ...rows,
    "};",
    "",
  ].join("\n"),
);
