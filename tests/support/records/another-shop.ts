import { starterContent } from "#db/starter/content/index.ts";
import type { FormFields, FormVisitor } from "#tests/support/http/form.ts";

/** The sample shop's name, city, quarters, people, phone number and place on the map, in both scripts. */
const sampleWords =
  /chatpata(?!\.test|-unit|-template)|चटपट|\bpune\b|पुण|deccan|डेक्कन|sadashiv|सदाशिव|koregaon|कोरेगा|kothrud|कोथरूड|jangli|जंगली|tilak road|ujwala|उज्ज्वला|deshmukh|देशमुख|ketaki|केतकी|ramdas|रामदास|4890 55|18\.5186/i;

/** The first word of the sample shop in a text, with its context; null if there is none. */
export function sampleIn(text: string): string | null {
  const found = sampleWords.exec(text);
  return found && text.slice(Math.max(0, found.index - 80), found.index + 60);
}

/** The owner's initial texts. */
export const katta = {
  name: "Kolhapuri Katta",
  nameDevanagari: "कोल्हापुरी कट्टा",
  tagline: "Misal and more, by the lake",
  city: "Kolhapur",
  state: "Maharashtra",
  phone: "+91 231 265 0000",
  email: "namaskar@katta.example",
  numberPrefix: "KK",
};

export const kattaPlace = {
  name: "Rankala",
  address: "12 Rankala Road, Kolhapur 416012",
  landmark: "Opposite the lake",
  place: "16.6913, 74.2134",
};

/** Similar words in every text, except where `typed` has fields of its subject. */
export async function writeOwnTexts(
  owner: FormVisitor,
  typed: Record<string, FormFields>,
  rows = starterContent,
): Promise<void> {
  for (const [index, { id, subject }] of rows.entries()) {
    const path = `/admin/content/${id}`;
    const page = await owner.get(path);
    // Only one of the two answers about the area exists.
    if (page.status === 404) continue;
    const own = Object.entries(page.form(path)).map(([field, value]) => {
      const isTyped = typeof value === "string" && /[a-z]{4}/i.test(value);
      const isKept =
        ["once", "typedBy", "seenVersion", "icon", "type", "colours"].includes(field) ||
        /^(\/|https:)/.test(String(value));
      const text = `Our ${subject} ${index}`;
      return [field, isTyped && !isKept ? (field === "dishes" ? `${text} 50` : text) : value];
    });
    const saved = await owner.postForm(path, { ...Object.fromEntries(own), ...typed[subject] });
    if (saved.status !== 303) throw new Error(`${id} is not saved: ${saved.visibleText}`);
  }
}
