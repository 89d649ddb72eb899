// A browser writes every picture that fails into the page's console, whoever handles it. Here one tile can be asked
// for without that, and before Leaflet is fetched for nothing.
self.addEventListener("message", async ({ data }: MessageEvent<string>) => {
  const answers = await fetch(data, { credentials: "omit" }).then(
    (reply) => reply.ok,
    () => false,
  );
  self.postMessage(answers);
});
