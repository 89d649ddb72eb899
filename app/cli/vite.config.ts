import { defineConfig } from "vite";

/**
 * Builds the programs that run beside Remix's own build: the server, backup, restore, reconcile and
 * those that draw images.
 */
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
        reconcile: "app/cli/reconcile.ts",
        // Next to the modules that start them, as in the sources.
        "server/assets/redraw-program.server": "app/domain/images/redraw-program.server.ts",
        "server/assets/encode-program.server": "app/domain/printing/encode-program.server.ts",
      },
      external: [/^#db\/backup\//],
    },
  },
});
