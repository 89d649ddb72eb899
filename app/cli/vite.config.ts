import { defineConfig } from "vite";

/** Builds the programs that run beside Remix's own build: the server, backup and restore. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: "node20",
    outDir: "build",
    emptyOutDir: false,
    rollupOptions: {
      input: {
        serve: "app/server/serve.ts",
        backup: "app/cli/backup.ts",
        restore: "app/cli/restore.ts",
      },
      external: [/^#db\/backup\//],
    },
  },
});
