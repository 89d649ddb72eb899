import { withoutLanguage } from "#app/domain/language/paths.ts";
import type { Preferences } from "#app/domain/preferences/preferences.ts";

export type Visitor = {
  user: { name: string; email: string; staffPages: { to: string; label: string }[] } | null;
  cartCount: number;
  theme: Preferences["theme"];
};

export type LayoutProps = { visitor: Visitor; path: string };

/** With `section`, also for paths below `to`. */
export function currentPage(path: string, to: string, section = false): "page" | undefined {
  const here = withoutLanguage(path.split(/[?#]/)[0] ?? path);
  return here === to || (section && here.startsWith(`${to}/`)) ? "page" : undefined;
}
