import { m } from "#messages";
import { eventTypeLabels } from "../event-type.ts";
import { translated } from "../language/translated.ts";
import { colourSets } from "./colour-sets.ts";

/** In characters, by kind of field. */
export const maxLengths = {
  line: 160,
  paragraph: 2000,
  markdown: 20_000,
  image: 2000,
  choice: 20,
  link: 300,
  email: 100,
  phone: 20,
  place: 300,
  prefix: 3,
  amount: 12,
  percent: 3,
  range: 12,
  pricedLines: 1500,
  ingredients: 1500,
  rating: 3,
  count: 6,
  flag: 3,
};

export type ContentField = {
  kind: keyof typeof maxLengths;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** Whether the text differs by language. */
  isTranslated?: boolean;
  /** Like `isInvented` of a subject, for one field of a sample. */
  isInvented?: boolean;
  /** The labels of a choice by stored value. */
  options?: Record<string, string>;
  /** The largest number of a range. */
  max?: number;
};

/** Icons that stand beside a text, with the names that the owner reads. */
const contentIcons: Record<string, string> = translated({
  bell: m.content_bellSymbol,
  briefcase: m.content_briefcaseSymbol,
  cake: m.content_cakeSymbol,
  calendar: m.content_calendarSymbol,
  check: m.content_checkSymbol,
  chilli: m.content_chilliSymbol,
  clock: m.content_clockSymbol,
  eye: m.content_eyeSymbol,
  flame: m.content_flameSymbol,
  heart: m.content_heartSymbol,
  lamp: m.content_lampSymbol,
  leaf: m.content_leafSymbol,
  "map-pin": m.content_mapPinSymbol,
  receipt: m.content_receiptSymbol,
  rings: m.content_ringsSymbol,
  star: m.content_starSymbol,
  sun: m.content_sunSymbol,
  user: m.content_userSymbol,
  wallet: m.content_walletSymbol,
});

type Subject = {
  label: string;
  /** The page on which visitors read it. */
  page: string;
  /** A list of rows in the owner's order; otherwise there is exactly one row. */
  isList: boolean;
  /** Whether samples are invented. They disappear once the shop has customers of its own. */
  isInvented?: boolean;
  /** Whether names must be unique because bookings refer to them. */
  hasUniqueNames?: boolean;
  fields: Record<string, ContentField>;
};

const line = { kind: "line", isTranslated: true } as const;
const required = { ...line, isRequired: true } as const;
const paragraph = { kind: "paragraph", isTranslated: true } as const;
const markdown = { kind: "markdown", isTranslated: true } as const;
const picture = translated({ kind: "image", label: m.shared_picture });
const icon = translated({ kind: "choice", options: contentIcons, label: m.content_icon });
const title = translated({ ...required, label: m.content_heading });
const text = translated({ ...paragraph, isRequired: true, label: m.content_text });
const name = translated({ ...required, label: m.shared_name });
const intro = translated({ ...paragraph, label: m.content_introduction });
const seeAlso = translated({ ...markdown, label: m.content_seeAlso });
const when = translated({ ...required, label: m.content_when });
/** The text that search engines and link previews show. */
const description = translated({ ...paragraph, label: m.content_summary });

const plain = { kind: "line" } as const;
/** In rupees. */
const amount = { kind: "amount", isRequired: true } as const;
const ingredients = { kind: "ingredients" } as const;

function landing(page: string, label: () => string) {
  return translated({
    label,
    page,
    isList: false,
    fields: {
      title,
      intro,
      description,
      picture,
      reasonsTitle: translated({ ...required, label: m.content_reasonsTitle }),
      packagesIntro: translated({ ...line, label: m.content_packagesIntro }),
      contactLabel: translated({ ...required, label: m.content_contactLabel }),
      seeAlso,
    },
  });
}

/** A list of short texts, each with an icon. */
function points(page: string, label: () => string) {
  return translated({ label, page, isList: true, fields: { icon, title, text } });
}

/** Everything that the owner says about the shop. To get an editor for a new subject or field, add it here. */
export const subjects = {
  shop: translated({
    label: m.content_shop,
    page: "/contact",
    isList: false,
    fields: {
      name: translated({ ...plain, isRequired: true, label: m.content_latinName }),
      nameDevanagari: translated({ ...plain, label: m.shared_nameInDevanagari }),
      tagline: translated({ ...line, label: m.content_tagline }),
      city: translated({ ...required, label: m.shared_city }),
      state: translated({ ...plain, isRequired: true, label: m.shared_stateOfIndia }),
      phone: translated({ kind: "phone", isRequired: true, label: m.shared_phone }),
      email: translated({ kind: "email", label: m.shared_email }),
      address: translated({
        ...line,
        isRequired: true,
        label: m.shared_address,
        hint: m.content_shopAddressHint,
      }),
      whatsapp: translated({ kind: "link", label: m.content_whatsAppLink }),
      instagram: translated({ kind: "link", label: m.content_instagramLink }),
      facebook: translated({ kind: "link", label: m.content_facebookLink }),
      youtube: translated({ kind: "link", label: m.content_youTubeLink }),
      logo: translated({ kind: "image", label: m.content_logo }),
      colours: translated({ kind: "choice", options: colourSets, label: m.content_colours }),
      legalName: translated({ ...plain, label: m.content_legalName }),
      grievanceName: translated({ ...line, label: m.content_grievanceName }),
      numberPrefix: translated({
        kind: "prefix",
        isRequired: true,
        label: m.content_numberPrefix,
        hint: m.content_numberPrefixHint,
      }),
    },
  }),
  branch: translated({
    label: m.content_branches,
    page: "/contact",
    isList: true,
    fields: {
      name,
      address: translated({ ...required, label: m.shared_address }),
      landmark: translated({ ...line, label: m.content_landmark }),
      phone: translated({ kind: "phone", label: m.shared_phone }),
      hours: translated({ ...line, label: m.content_ownHours, hint: m.content_ownHoursHint }),
      features: translated({ ...paragraph, label: m.content_features, hint: m.content_onePerLine }),
      place: translated({ kind: "place", label: m.content_place, hint: m.content_placeHint }),
      picture,
      rating: translated({ kind: "rating", isInvented: true, label: m.shared_rating }),
      ratingCount: translated({ kind: "count", isInvented: true, label: m.content_ratingCount }),
      cooksOnlineOrders: translated({
        kind: "flag",
        label: m.content_cooksOnlineOrders,
        hint: m.content_cooksOnlineOrdersHint,
      }),
      ownShop: translated({ kind: "link", label: m.content_ownShop }),
      comingSoon: translated({ kind: "flag", label: m.pages_comingSoon }),
    },
  }),
  home: translated({
    label: m.content_homePage,
    page: "/",
    isList: false,
    fields: {
      popularTitle: translated({ ...required, label: m.content_popularTitle }),
      storyTitle: translated({ ...line, isInvented: true, label: m.content_storyTitle }),
      storyText: translated({ ...paragraph, isInvented: true, label: m.content_storyText }),
      storyPicture: translated({ ...picture, label: m.content_storyPicture }),
      locationsIntro: translated({ ...line, isInvented: true, label: m.content_locationsIntro }),
      mapLabel: translated({ ...line, isInvented: true, label: m.content_mapLabel }),
    },
  }),
  reason: points("/", m.pages_whyChooseUs),
  photo: translated({
    label: m.content_gallery,
    page: "/#gallery",
    isList: true,
    fields: {
      title,
      text,
      picture: translated({ kind: "image", isRequired: true, label: m.shared_picture }),
    },
  }),
  testimonial: translated({
    label: m.content_testimonials,
    page: "/",
    isList: true,
    isInvented: true,
    fields: {
      name,
      from: translated({ ...line, label: m.content_from }),
      text,
    },
  }),
  statistic: translated({
    label: m.shared_inNumbers,
    page: "/about",
    isList: true,
    isInvented: true,
    fields: {
      label: translated({ ...required, label: m.content_what }),
      value: translated({ ...required, label: m.content_value }),
    },
  }),
  faq: translated({
    label: m.pages_faqs,
    page: "/faqs",
    isList: true,
    fields: {
      group: translated({ ...required, label: m.content_group, hint: m.content_groupHint }),
      question: translated({ ...required, label: m.content_question }),
      answer: translated({ ...text, label: m.content_answer }),
      onHomePage: translated({ kind: "flag", label: m.content_onHomePage }),
    },
  }),
  about: translated({
    label: m.content_aboutPage,
    page: "/about",
    isList: false,
    fields: {
      title,
      intro: translated({ ...paragraph, isInvented: true, label: m.content_introduction }),
      description: translated({ ...paragraph, isInvented: true, label: m.content_summary }),
      story: translated({ ...markdown, isInvented: true, label: m.pages_ourStory }),
      storyPicture: translated({ ...picture, label: m.content_storyPicture }),
      valuesIntro: translated({ ...line, label: m.content_valuesIntro }),
      jobsTitle: translated({ ...line, isInvented: true, label: m.content_jobsTitle }),
      jobsText: translated({ ...markdown, isInvented: true, label: m.content_jobsText }),
    },
  }),
  value: points("/about", m.pages_ourValues),
  milestone: translated({
    label: m.pages_ourJourney,
    page: "/about",
    isList: true,
    isInvented: true,
    fields: { when, title, text },
  }),
  person: translated({
    label: m.pages_thePeopleBehindTheCounter,
    page: "/about",
    isList: true,
    isInvented: true,
    fields: {
      name,
      role: translated({ ...line, label: m.shared_role }),
      text,
      picture,
    },
  }),
  delivery: translated({
    label: m.shared_delivery,
    page: "/delivery",
    isList: false,
    fields: {
      description,
      area: translated({ ...paragraph, label: m.content_areaIntro }),
      places: translated({ ...markdown, isInvented: true, label: m.shared_whereWeDeliver }),
      notes: translated({ ...markdown, label: m.pages_goodToKnow }),
      seeAlso,
    },
  }),
  deliveryPoint: points("/delivery", m.pages_howItReachesYou),
  takeaway: translated({
    label: m.pages_takeaway,
    page: "/takeaway",
    isList: false,
    fields: {
      description,
      intro,
      notes: translated({ ...markdown, label: m.pages_goodToKnow }),
    },
  }),
  takeawayStep: translated({
    label: m.content_takeawaySteps,
    page: "/takeaway",
    isList: true,
    fields: { when: translated({ ...line, label: m.content_when }), title, text },
  }),
  catering: translated({
    label: m.shared_catering,
    page: "/catering",
    isList: false,
    fields: {
      description,
      intro,
      terms: translated({ ...markdown, label: m.shared_howWeWork }),
    },
  }),
  cateringReason: translated({
    label: m.content_cateringReasons,
    page: "/catering",
    isList: true,
    fields: { title, text },
  }),
  cateringOccasion: translated({
    label: m.content_cateringOccasions,
    page: "/catering",
    isList: true,
    fields: {
      type: translated({
        kind: "choice",
        isRequired: true,
        options: eventTypeLabels,
        label: m.shared_eventType,
      }),
      text,
      picture,
    },
  }),
  cateringPackage: translated({
    label: m.content_cateringPackages,
    page: "/catering",
    isList: true,
    hasUniqueNames: true,
    fields: {
      name,
      price: translated({ ...amount, label: m.content_pricePerGuest }),
      setupFee: translated({ ...amount, label: m.content_setupFee }),
      dishes: translated({
        kind: "pricedLines",
        isRequired: true,
        isTranslated: true,
        label: m.content_packageDishes,
        hint: m.content_pricedLinesHint,
      }),
      ingredients: translated({
        ...ingredients,
        label: m.content_ingredientsPerGuest,
        hint: m.content_ingredientsHint,
      }),
      note: translated({ ...line, label: m.content_packageNote }),
      officeNote: translated({ ...line, label: m.content_packageOfficeNote }),
      weddingNote: translated({ ...line, label: m.content_packageWeddingNote }),
    },
  }),
  cateringDish: translated({
    label: m.content_cateringDishes,
    page: "/catering/book",
    isList: true,
    hasUniqueNames: true,
    fields: {
      name,
      price: translated({ ...amount, label: m.content_pricePerPiece }),
      ingredients: translated({
        ...ingredients,
        label: m.content_ingredientsPerPiece,
        hint: m.content_ingredientsHint,
      }),
    },
  }),
  cateringTerms: translated({
    label: m.content_cateringTerms,
    page: "/catering/book",
    isList: false,
    fields: {
      serviceChargePercent: translated({
        kind: "percent",
        isRequired: true,
        label: m.content_serviceChargePercent,
      }),
      venueFee: translated({ ...amount, label: m.content_venueFee }),
      guests: translated({
        kind: "range",
        isRequired: true,
        max: 5000,
        label: m.shared_guests,
        hint: m.content_rangeHint,
      }),
      hours: translated({
        kind: "range",
        isRequired: true,
        max: 24,
        label: m.content_hoursOfEvent,
        hint: m.content_rangeHint,
      }),
    },
  }),
  corporate: landing("/corporate", m.pages_corporate),
  corporateReason: points("/corporate", m.content_corporateReasons),
  wedding: landing("/wedding", m.pages_wedding),
  weddingOccasion: translated({
    label: m.content_weddingOccasions,
    page: "/wedding",
    isList: true,
    fields: { when, title, text },
  }),
  privacy: translated({
    label: m.shared_privacyPolicy,
    page: "/privacy",
    isList: false,
    fields: {
      description,
      intro,
      beforeCookies: translated({ ...markdown, label: m.content_beforeCookies }),
      afterCookies: translated({ ...markdown, label: m.content_afterCookies }),
    },
  }),
  terms: translated({
    label: m.pages_termsOfService,
    page: "/terms",
    isList: false,
    fields: {
      description,
      intro,
      text: translated({ ...markdown, isRequired: true, label: m.content_text }),
    },
  }),
} satisfies Record<string, Subject>;

export type SubjectName = keyof typeof subjects;
export type FieldsOf<Name extends SubjectName> = keyof (typeof subjects)[Name]["fields"] & string;

export const subjectNames = Object.keys(subjects) as SubjectName[];

export function isSubjectName(text: string | undefined): text is SubjectName {
  return subjectNames.some((name) => name === text);
}

export function fieldsOf(name: SubjectName): [field: string, ContentField][] {
  return Object.entries(subjects[name].fields);
}
