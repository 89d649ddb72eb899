import { starterContent } from "./index.ts";
import type { StarterContent } from "./starter-content.ts";

/**
 * Texts where the sample now avoids names of people and quarters, each with its wording from before
 * owners could edit it. Shops from that time keep the earlier wording.
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
    ["{fewest guests} to an annual day of {most guests}", "ten to an annual day of five hundred"],
    ["{fewest guests} लोगों की बैठक से लेकर {most guests}", "दस लोगों की बैठक से लेकर पाँच सौ"],
    ["{fewest guests} जणांच्या मीटिंगपासून {most guests}", "दहा जणांच्या मीटिंगपासून पाचशे"],
  ],
  wedding: [
    ["Talk to us", "Talk to Ketaki"],
    ["हमसे बात करें", "केतकी से बात करें"],
    ["आमच्याशी बोला", "केतकीशी बोला"],
  ],
  "value-4": [
    ["go to the compost.", "go to a compost pit in Parvati."],
    ["के डंठल खाद बनते हैं।", "के डंठल पर्वती की खाद में जाते हैं।"],
    [
      "बटाट्याच्या सालांचे आणि कोथिंबिरीच्या देठांचे खत होते.",
      "बटाट्याची साले आणि कोथिंबिरीचे देठ पर्वतीच्या कंपोस्ट खड्ड्यात जातात.",
    ],
  ],
  takeaway: [
    ["are picked up where they are cooked.", "are cooked and picked up at the Main Branch."],
    ["ऑर्डर जहाँ बनते हैं, वहीं से मिलते हैं।", "ऑर्डर मेन ब्रांच में बनते हैं और वहीं से मिलते हैं।"],
    ["ऑर्डर जिथे बनतात, तिथेच मिळतात.", "ऑर्डर मुख्य शाखेत बनतात आणि तिथेच मिळतात."],
  ],
  "old-lane": [
    ["Where the taste comes from", "Where we come from"],
    ["जहाँ से यह स्वाद आया", "जहाँ से हम आए"],
    ["ही चव जिथून आली", "आम्ही जिथून आलो"],
    [
      "Old lanes and small stalls: street food was at home here long before anybody wrote a menu.",
      "The lanes of the old peths, where our first cart stood and where our second shop stands now.",
    ],
    [
      "पुरानी गलियाँ और छोटे ठेले: मेन्यू लिखे जाने से बहुत पहले से स्ट्रीट फ़ूड यहीं का है।",
      "पुरानी पेठों की गलियाँ, जहाँ हमारा पहला ठेला लगता था और जहाँ आज हमारी दूसरी दुकान है।",
    ],
    [
      "जुन्या गल्ल्या आणि छोट्या गाड्या: मेनू लिहिला जाण्याच्या कितीतरी आधीपासून स्ट्रीट फूड इथलेच आहे.",
      "जुन्या पेठांच्या गल्ल्या, जिथे आमची पहिली गाडी उभी राहायची आणि आज आमचे दुसरे दुकान आहे.",
    ],
  ],
};

/** The starter content in the wording of a shop that is older than it. */
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
