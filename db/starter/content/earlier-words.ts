import { starterContent } from "./index.ts";
import type { StarterContent } from "./starter-content.ts";

/**
 * Where the sample names nobody and no quarter, and what stood there before an owner could change it. Shops from that
 * time keep their words.
 */
const earlierWords: Record<string, readonly (readonly [sample: string, earlier: string])[]> = {
  home: [["{city} सर्वात आधी काय खाते", "पुणेकर सर्वात आधी काय खातात"]],
  "faq-hours": [
    ["{hours}. {days open}. You", "{hours}, at both shops. {days open}. You"],
    ["{hours}।", "दोनों दुकानों पर: {hours}।"],
    ["{hours}. {days open}. ऑनलाइन", "दोन्ही दुकानांत: {hours}. {days open}. ऑनलाइन"],
  ],
  "faq-area": [
    [
      "our kitchen.",
      "the two shops: Deccan, the peths, Shivajinagar, Erandwane, Kothrud as far as Karve Putala, Camp, Swargate, Parvati and Model Colony.",
    ],
    [
      "हमारी रसोई से लगभग छह किलोमीटर तक।",
      "दोनों दुकानों से लगभग छह किलोमीटर तक: डेक्कन, पेठें, शिवाजीनगर, एरंडवणे, कर्वे पुतला तक कोथरूड, कैंप, स्वारगेट, पर्वती और मॉडल कॉलनी।",
    ],
    [
      "आमच्या स्वयंपाकघरापासून साधारण सहा किलोमीटर.",
      "दोन्ही दुकानांपासून साधारण सहा किलोमीटर: डेक्कन, पेठा, शिवाजीनगर, एरंडवणे, कर्वे पुतळ्यापर्यंत कोथरूड, कॅम्प, स्वारगेट, पर्वती आणि मॉडेल कॉलनी.",
    ],
  ],
  delivery: [
    ["Hours: {hours}.", "We deliver {hours}."],
    ["Near the shop anyway?", "Near one of our shops anyway?"],
    ["हमारी दुकान के पास", "हमारी किसी दुकान के पास"],
  ],
  catering: [
    [
      "first? [{phone}](tel:{phone link}).",
      "first? [{phone}](tel:{phone link}), and ask for Ketaki.",
    ],
    ["पर फ़ोन करें।", "पर फ़ोन करें और केतकी को बुलाएँ।"],
    ["वर फोन करा.", "वर फोन करा आणि केतकीला विचारा."],
  ],
  corporate: [
    ["wherever {city}", "Hinjawadi, Kharadi, Magarpatta, Baner and wherever else {city}"],
    ["{city} में जहाँ भी", "हिंजवडी, खराडी, मगरपट्टा, बाणेर और {city} में जहाँ भी"],
    ["{city stem}त जिथे", "हिंजवडी, खराडी, मगरपट्टा, बाणेर आणि {city stem}त जिथे"],
  ],
  wedding: [
    ["Talk to us", "Talk to Ketaki"],
    ["हमसे बात करें", "केतकी से बात करें"],
    ["आमच्याशी बोला", "केतकीशी बोला"],
  ],
};

/** The starter content in the words of a shop that is older than it. */
export function earlierContent(): StarterContent[] {
  return starterContent.map((row) => {
    const words = earlierWords[row.id] ?? [];
    const earlier = (text: string) =>
      words.reduce((all, [sample, word]) => all.replace(sample, word), text);
    const texts = Object.entries(row.texts).map(([field, text]) => {
      if (typeof text === "string") return [field, text] as const;
      const [english, hindi, marathi] = text;
      return [field, [earlier(english), earlier(hindi), earlier(marathi)]] as const;
    });
    return { ...row, texts: Object.fromEntries(texts) };
  });
}
