import { m } from "#messages";
import { translated } from "../language/translated.ts";

/** The choices for the owner; `app/styles/colour-sets.css` has the colours, and a test checks their contrast. */
export const colourSets = translated({
  chilli: m.content_chilliColours,
  kokum: m.content_kokumColours,
  beetroot: m.content_beetrootColours,
  indigo: m.content_indigoColours,
  peacock: m.content_peacockColours,
  mint: m.content_mintColours,
  jaggery: m.content_jaggeryColours,
  charcoal: m.content_charcoalColours,
});
export type ColourSet = keyof typeof colourSets;

/** The header's background in the light theme, for browser bars and icons. */
export const boardColours: Record<ColourSet, string> = {
  chilli: "#a81c14",
  kokum: "#7d1240",
  beetroot: "#5d1f73",
  indigo: "#26388c",
  peacock: "#0a5560",
  mint: "#0d5a36",
  jaggery: "#7a4000",
  charcoal: "#2b2927",
};
