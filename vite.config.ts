import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixOptions from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  plugins: [remix(remixOptions)],
  // Everything that is not an image is one request less when it is small, but a data address cannot be cached on its own.
  build: { assetsInlineLimit: 0, target: "es2022" },
  server: { port: Number(process.env.PORT ?? 3000) },
});
