import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixOptions from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Puts what nearly every page of the shop shows into one file with the framework: forty files of a few hundred bytes
 * compress worse and cost a slow line forty requests. Forms are not in it: many pages have none.
 */
function sharedChunk(file: string): string | undefined {
  const shown =
    /\/app\/(ui\/(layout\/(?!admin-)[\w-]+|cart\/(use-cart|cart-bar)|receipt\/(active-order-strip|use-order-updates)|[\w-]+)\.tsx?|domain\/zones\/delivery-facts\.ts)$/;
  return shown.test(file) ? "shop" : undefined;
}

/** Packages of many small modules: bundling them shortens the start of the server by a quarter. */
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

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [remix(remixOptions)],
  build: {
    // A data URL cannot be cached on its own.
    assetsInlineLimit: 0,
    target: "es2022",
    cssMinify: "esbuild",
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunk } },
  },
  ssr: command === "build" ? { noExternal: BUNDLED } : {},
}));
