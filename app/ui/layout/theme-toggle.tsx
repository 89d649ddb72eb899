import { m } from "#messages";
import { PostButton } from "../form/post-button.tsx";
import type { Visitor } from "./visitor.ts";

export function ThemeToggle({ theme, path }: Pick<Visitor, "theme"> & { path: string }) {
  const next = theme === "dark" ? "light" : "dark";
  return (
    <PostButton
      action="/preferences/theme"
      fields={{ theme: next, returnTo: path }}
      variant="icon"
      icon={next === "dark" ? "moon" : "sun"}
      ariaLabel={next === "dark" ? m.shell_toDarkTheme() : m.shell_toLightTheme()}
    />
  );
}
