/** Remix options; vite.config.ts hands them to Remix's Vite plugin. @type {import("@remix-run/dev").VitePluginConfig} */
export default {
  appDirectory: "app",
  buildDirectory: ["", "en"].includes(process.env.LANGUAGE ?? "")
    ? "build"
    : `build/${process.env.LANGUAGE}`,
  serverModuleFormat: "esm",
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
    v3_routeConfig: true,
  },
};
