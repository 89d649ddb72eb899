import { currentLanguage, type Language } from "../language/language.ts";

/** States, union territories and the two special codes, by the first digits of a GSTIN. */
const states: Record<string, Record<Language, string>> = {
  "01": { en: "Jammu and Kashmir", hi: "जम्मू और कश्मीर", mr: "जम्मू आणि काश्मीर" },
  "02": { en: "Himachal Pradesh", hi: "हिमाचल प्रदेश", mr: "हिमाचल प्रदेश" },
  "03": { en: "Punjab", hi: "पंजाब", mr: "पंजाब" },
  "04": { en: "Chandigarh", hi: "चंडीगढ़", mr: "चंदीगड" },
  "05": { en: "Uttarakhand", hi: "उत्तराखंड", mr: "उत्तराखंड" },
  "06": { en: "Haryana", hi: "हरियाणा", mr: "हरियाणा" },
  "07": { en: "Delhi", hi: "दिल्ली", mr: "दिल्ली" },
  "08": { en: "Rajasthan", hi: "राजस्थान", mr: "राजस्थान" },
  "09": { en: "Uttar Pradesh", hi: "उत्तर प्रदेश", mr: "उत्तर प्रदेश" },
  "10": { en: "Bihar", hi: "बिहार", mr: "बिहार" },
  "11": { en: "Sikkim", hi: "सिक्किम", mr: "सिक्कीम" },
  "12": { en: "Arunachal Pradesh", hi: "अरुणाचल प्रदेश", mr: "अरुणाचल प्रदेश" },
  "13": { en: "Nagaland", hi: "नागालैंड", mr: "नागालँड" },
  "14": { en: "Manipur", hi: "मणिपुर", mr: "मणिपूर" },
  "15": { en: "Mizoram", hi: "मिज़ोरम", mr: "मिझोराम" },
  "16": { en: "Tripura", hi: "त्रिपुरा", mr: "त्रिपुरा" },
  "17": { en: "Meghalaya", hi: "मेघालय", mr: "मेघालय" },
  "18": { en: "Assam", hi: "असम", mr: "आसाम" },
  "19": { en: "West Bengal", hi: "पश्चिम बंगाल", mr: "पश्चिम बंगाल" },
  "20": { en: "Jharkhand", hi: "झारखंड", mr: "झारखंड" },
  "21": { en: "Odisha", hi: "ओडिशा", mr: "ओडिशा" },
  "22": { en: "Chhattisgarh", hi: "छत्तीसगढ़", mr: "छत्तीसगड" },
  "23": { en: "Madhya Pradesh", hi: "मध्य प्रदेश", mr: "मध्य प्रदेश" },
  "24": { en: "Gujarat", hi: "गुजरात", mr: "गुजरात" },
  "25": { en: "Daman and Diu", hi: "दमन और दीव", mr: "दमण आणि दीव" },
  "26": {
    en: "Dadra and Nagar Haveli and Daman and Diu",
    hi: "दादरा और नगर हवेली और दमन और दीव",
    mr: "दादरा आणि नगर हवेली आणि दमण आणि दीव",
  },
  "27": { en: "Maharashtra", hi: "महाराष्ट्र", mr: "महाराष्ट्र" },
  "28": { en: "Andhra Pradesh", hi: "आंध्र प्रदेश", mr: "आंध्र प्रदेश" },
  "29": { en: "Karnataka", hi: "कर्नाटक", mr: "कर्नाटक" },
  "30": { en: "Goa", hi: "गोवा", mr: "गोवा" },
  "31": { en: "Lakshadweep", hi: "लक्षद्वीप", mr: "लक्षद्वीप" },
  "32": { en: "Kerala", hi: "केरल", mr: "केरळ" },
  "33": { en: "Tamil Nadu", hi: "तमिलनाडु", mr: "तामिळनाडू" },
  "34": { en: "Puducherry", hi: "पुदुचेरी", mr: "पुदुच्चेरी" },
  "35": {
    en: "Andaman and Nicobar Islands",
    hi: "अंडमान और निकोबार द्वीप समूह",
    mr: "अंदमान आणि निकोबार बेटे",
  },
  "36": { en: "Telangana", hi: "तेलंगाना", mr: "तेलंगणा" },
  // Used since the state was divided; 28 is from before.
  "37": { en: "Andhra Pradesh", hi: "आंध्र प्रदेश", mr: "आंध्र प्रदेश" },
  "38": { en: "Ladakh", hi: "लद्दाख", mr: "लडाख" },
  "97": { en: "Other territory", hi: "अन्य क्षेत्र", mr: "इतर प्रदेश" },
  "99": { en: "Centre", hi: "केंद्र", mr: "केंद्र" },
};

export const gstStateCodes = Object.keys(states).sort();

/** The code of the state with this name in any of the languages; if there are two codes, the later one. */
export function stateNamed(name: string): string | undefined {
  const typed = name.trim().toLowerCase();
  return gstStateCodes.findLast((code) =>
    Object.values(states[code] ?? {}).some((one) => one.toLowerCase() === typed),
  );
}

/** Union territories without a legislature; their share is UTGST. */
const UTGST_STATES = ["04", "25", "26", "31", "35", "38", "97"];

/** The name of the tax's state half where the GSTIN is registered. */
export function stateTaxName(gstin: string): string {
  return UTGST_STATES.includes(gstin.slice(0, 2)) ? "UTGST" : "SGST";
}

export function isGstState(code: string): boolean {
  return Object.hasOwn(states, code);
}

/** `Maharashtra (27)`, from a state code or a GSTIN registered there. */
export function stateWithCode(codeOrGstin: string): string {
  const code = codeOrGstin.slice(0, 2);
  const name = states[code]?.[currentLanguage()];
  return name === undefined ? "" : `${name} (${code})`;
}
