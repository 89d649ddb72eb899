import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import remixOptions from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * What nearly every page of the shop shows comes in one file with the framework: forty files of a few hundred bytes pack
 * worse and cost a slow line forty requests. Forms are not in it: many pages have none.
 */
function oneShopChunk(file: string): string | undefined {
  return /\/app\/ui\/((layout|menu|cart)\/)?[\w-]+\.tsx?$/.test(file) ? "shop" : undefined;
}

/**
 * Packages of many small modules go into the server's one file: to find, read and translate two hundred of them took a
 * quarter of the time in which the shop opens.
 */
const BUNDLED = [
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

/**
 * What customers download is rendered by Preact, which answers to React's names; the server renders with React.
 * Taking this plugin away gives the browser React again.
 */
const smallReact: Plugin = {
  name: "small-react",
  apply: "build",
  config: (_, { isSsrBuild }) => {
    if (isSsrBuild) return {};
    const hydrateRoot = fileURLToPath(new URL("app/ui/hydration/hydrate-root.ts", import.meta.url));
    const alias = [
      { find: /^react-dom\/client$/, replacement: hydrateRoot },
      { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
      { find: /^react(-dom)?$/, replacement: "preact/compat" },
    ];
    return {
      resolve: { alias },
      build: { rollupOptions: { output: { manualChunks: oneShopChunk } } },
    };
  },
};

export default defineConfig({
  plugins: [smallReact, remix(remixOptions)],
  // Everything that is not an image is one request less when it is small, but a data address cannot be cached on its own.
  build: { assetsInlineLimit: 0, target: "es2022", cssMinify: "esbuild" },
  ssr: { noExternal: BUNDLED },
  server: { port: Number(process.env.PORT ?? 3000) },
});
