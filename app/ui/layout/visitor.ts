export type Visitor = {
  user: { name: string; email: string; role: string } | null;
  cartCount: number;
  theme: "light" | "dark";
};

export type LayoutProps = { visitor: Visitor; path: string };

/** Whether a link leads to where the visitor is: the same path, or for a section any path below it. */
export function currentPage(path: string, to: string, section = false): "page" | undefined {
  const here = path.split(/[?#]/)[0] ?? path;
  return here === to || (section && here.startsWith(`${to}/`)) ? "page" : undefined;
}
