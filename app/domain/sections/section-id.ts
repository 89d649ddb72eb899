import { z } from "zod";
import { knownSections } from "./sections.ts";

/** The sections of the specification, which a new shop starts with. */
const examples = ["pani-puri", "chaat", "beverages", "desserts", "snacks"];

/** A section that customers see. */
export function shownSectionId() {
  return z
    .string()
    .refine((id) => knownSections().some((section) => section.id === id && !section.isHidden));
}

/** `error` may list the existing sections. */
export function sectionId(error?: (issue: { input?: unknown }) => string) {
  return z
    .string({ error })
    .refine((id) => knownSections().some((section) => section.id === id), { error })
    .meta({ examples });
}
