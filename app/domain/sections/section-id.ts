import { z } from "zod";
import { knownSections } from "./sections.ts";

/** Those of the specification, which a new shop begins with. */
const examples = ["pani-puri", "chaat", "beverages", "desserts", "snacks"];

/** One that customers see. */
export function shownSectionId() {
  return z
    .string()
    .refine((id) => knownSections().some((section) => section.id === id && !section.isHidden));
}

/** `error` may say which sections there are. */
export function sectionId(error?: (issue: { input?: unknown }) => string) {
  return z
    .string({ error })
    .refine((id) => knownSections().some((section) => section.id === id), { error })
    .meta({ examples });
}
