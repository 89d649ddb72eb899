// Tests whether tiles can be loaded before loading Leaflet. In a worker, because browsers log each
// failed image of a page.
self.addEventListener("message", async ({ data }: MessageEvent<string>) => {
  const isLoaded = await fetch(data, { credentials: "omit" }).then(
    (response) => response.ok,
    () => false,
  );
  self.postMessage(isLoaded);
});
