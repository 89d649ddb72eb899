import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#app/cli/prepare.mjs";

/** A rule of a style sheet; `within` are the at-rules around it, `declarations` are sorted. */
export type StyleRule = {
  file: string;
  within: string[];
  selector: string;
  declarations: string[];
};

const WITHOUT_SELECTORS = /^@(font-face|page|keyframes|view-transition)/;

/** The rules of a style sheet in order, without rules that have no selectors (fonts, keyframes). */
export function rulesOf(sheet: string, file: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const around: string[] = [];
  let text = "";
  for (const [char] of sheet.replace(/\/\*.*?\*\//gs, "").matchAll(/[\s\S]/g)) {
    if (char === "{") {
      // Text before the last `;` is a declaration of the outer rule or a separate statement.
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

export function allStyleRules(): StyleRule[] {
  const folder = join(root, "app/styles");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => rulesOf(readFileSync(join(folder, file), "utf8"), file));
}

export function classesIn(selector: string): string[] {
  return [...selector.replace(/\[[^\]]*\]/g, "").matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(
    ([, name = ""]) => name,
  );
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}
