import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#app/cli/prepare.mjs";

/** One rule of a style sheet; `within` are the at-rules around it, `declarations` are sorted. */
export type StyleRule = {
  file: string;
  within: string[];
  selector: string;
  declarations: string[];
};

const WITHOUT_SELECTORS = /^@(font-face|page|keyframes|view-transition)/;

/** Takes the text of a sheet, returns its rules in order; what has no selectors (fonts, keyframes) is left out. */
export function rulesOf(sheet: string, file: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const around: string[] = [];
  let text = "";
  for (const [char] of sheet.replace(/\/\*.*?\*\//gs, "").matchAll(/[\s\S]/g)) {
    if (char === "{") {
      // What stands before the last `;` belongs to what is open, or is a statement of its own.
      around.push(oneLine(text.slice(text.lastIndexOf(";") + 1)));
      text = "";
    } else if (char === "}") {
      const selector = around.pop() ?? "";
      const isRule = !selector.startsWith("@") && !around.some((at) => WITHOUT_SELECTORS.test(at));
      const declarations = text.split(";").map(oneLine).filter(Boolean).sort();
      if (isRule && declarations.length > 0) {
        rules.push({ file, within: [...around], selector, declarations });
      }
      text = "";
    } else {
      text += char;
    }
  }
  return rules;
}

/** All rules of the shop's style sheets, sheet by sheet. */
export function allStyleRules(): StyleRule[] {
  const folder = join(root, "app/styles");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => rulesOf(readFileSync(join(folder, file), "utf8"), file));
}

/** The classes that a selector names. */
export function classesIn(selector: string): string[] {
  return [...selector.replace(/\[[^\]]*\]/g, "").matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(
    ([, name = ""]) => name,
  );
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}
