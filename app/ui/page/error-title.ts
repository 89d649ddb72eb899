import type { MetaDescriptor, RemixServerProps } from "@remix-run/react";
import { m } from "#messages";

type RouteModules = RemixServerProps["context"]["routeModules"];

const prefix = () => `${m.shared_error()} `;

/** Screen readers announce the title before anything else. */
export function withErrorPrefix(title: string): string {
  return title.startsWith(prefix()) ? title : prefix() + title;
}

/** For pages that are rendered with a refused form. */
export function withErrorTitles(modules: RouteModules): RouteModules {
  const withPrefix = (tag: MetaDescriptor) =>
    "title" in tag ? { title: withErrorPrefix(String(tag.title)) } : tag;
  return Object.fromEntries(
    Object.entries(modules).map(([id, module]) => {
      const meta = module?.meta;
      if (!meta) return [id, module];
      return [id, { ...module, meta: (args) => meta(args)?.map(withPrefix) }];
    }),
  );
}

export function withoutErrorPrefix(title: string): string {
  return title.startsWith(prefix()) ? title.slice(prefix().length) : title;
}

/** Replaces the count at the start of a title, after any error prefix. */
export function withCount(title: string, count: number): string {
  const shown = count > 0 ? `(${count}) ` : "";
  const named = shown + withoutErrorPrefix(title).replace(/^\(\d+\) /, "");
  return title.startsWith(prefix()) ? prefix() + named : named;
}
