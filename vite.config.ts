import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import type { ManualChunkMeta } from "rollup";
import { defineConfig, type Plugin, transformWithEsbuild, type UserConfig } from "vite";
import remixOptions from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const SHOWN =
  /\/app\/ui\/((layout|page|dish|shop)\/[\w-]+|cart\/(use-cart|cart-bar)|receipt\/(active-order-strip|use-order-updates)|[\w-]+)\.tsx?$/;
/** Beside the others, but on few pages of customers. */
const SELDOM_SHOWN =
  /\/(admin-[\w-]+|hero|media-card|pagination|quantity|quote|steps|summary|use-live-data|waiting-counts)\.tsx?$/;
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(react|router)|@inlang\/paraglide-js-react|turbo-stream|cookie|set-cookie-parser)\//;

/**
 * Puts everything that nearly every page of the shop shows into one file with the framework and the
 * components that it imports: forty files of a few hundred bytes compress worse, and on a slow
 * connection they cost forty requests. Forms are left out, because many pages have none, and so is
 * the domain, because most of what its files export is for the server and the admin area.
 */
function sharedChunk(file: string, { getModuleInfo }: ManualChunkMeta): string | undefined {
  const seen = new Set<string>();
  function isShared(id: string): boolean {
    if ((SHOWN.test(id) && !SELDOM_SHOWN.test(id)) || FRAMEWORK.test(id)) return true;
    if (!id.includes("/app/ui/") || seen.has(id)) return false;
    seen.add(id);
    return getModuleInfo(id)?.importers.some(isShared) ?? false;
  }
  return isShared(file) ? "shop" : undefined;
}

/** Packages of many small modules: bundling them shortens the start of the server by a quarter. */
const BUNDLED = [
  "@inlang/paraglide-js-react",
  "drizzle-orm",
  "zod",
  "@conform-to/dom",
  "@conform-to/react",
  "@conform-to/zod",
  "csv-stringify",
  "file-type",
  "strtok3",
  "@tokenizer/inflate",
  "uuid",
];

/** Resource routes have nothing for browsers, and wrong annotations in packages are not ours to fix. */
const EXPECTED_WARNINGS = ["EMPTY_BUNDLE", "INVALID_ANNOTATION"];

const language = process.env.LANGUAGE || "en";
const messages = fileURLToPath(new URL(`.cache/messages/browser/${language}`, import.meta.url));

/** The files that browsers load for one language. */
const oneLanguage: UserConfig = {
  resolve: {
    alias: {
      "#messages/runtime": `${messages}/_runtime.js`,
      "#messages": `${messages}/_messages.js`,
    },
  },
};

/** The server is built once, with all languages; the others only have a manifest of browser files. */
const onlyManifest: Plugin = {
  name: "only-manifest",
  config: (_, { isSsrBuild }) =>
    isSsrBuild && language !== "en"
      ? { build: { rollupOptions: { input: "virtual:remix/server-manifest" } } }
      : {},
};

/** Vite leaves scripts that are imported as `?url`, such as the loader, as they are. */
const minifiedLoader: Plugin = {
  name: "minified-loader",
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !/\/loader-[^/]*\.js$/.test(file.fileName)) continue;
      const source = String(file.source);
      file.source = (await transformWithEsbuild(source, file.fileName, { minify: true })).code;
    }
  },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [remix(remixOptions), onlyManifest, minifiedLoader],
  publicDir: language === "en" ? "public" : false,
  ...(command === "build" && !isSsrBuild ? oneLanguage : {}),
  build: {
    // A data URL cannot be cached separately.
    assetsInlineLimit: 0,
    target: "es2022",
    cssMinify: "esbuild",
    // Unlike esbuild, inlines a message that is used only once.
    ...(isSsrBuild
      ? {}
      : {
          minify: "terser",
          terserOptions: {
            module: true,
            compress: { passes: 2, ecma: 2020 },
          },
        }),
    rollupOptions: {
      onwarn: (warning, warn) => {
        if (!EXPECTED_WARNINGS.includes(warning.code ?? "")) warn(warning);
      },
      // Otherwise the chunk would contain every message, because the shared components import their index.
      ...(isSsrBuild
        ? {}
        : { output: { manualChunks: sharedChunk, onlyExplicitManualChunks: true } }),
    },
  },
  ssr: command === "build" ? { noExternal: BUNDLED } : {},
}));
