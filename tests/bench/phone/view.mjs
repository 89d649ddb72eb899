// These run within the page.

/** Which files the first window shows, and which pictures below it do not wait until somebody comes near. */
export function whatIsInView() {
  /** @type {Set<string>} */
  const shown = new Set();
  /** @type {string[]} */
  const eagerBelow = [];
  const isShown = (/** @type {Element} */ element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
  };
  for (const image of document.images) {
    if (isShown(image)) shown.add(image.currentSrc);
    else if (image.loading !== "lazy") eagerBelow.push(new URL(image.currentSrc).pathname);
  }
  for (const use of document.querySelectorAll("use")) {
    const owner = use.closest("svg");
    const address = use.getAttribute("href")?.split("#")[0];
    if (owner && address && isShown(owner)) shown.add(new URL(address, location.href).href);
  }
  for (const element of document.querySelectorAll("body *")) {
    if (!isShown(element)) continue;
    for (const part of [null, "::before", "::after"]) {
      const { backgroundImage, maskImage } = getComputedStyle(element, part);
      for (const [, address] of `${backgroundImage} ${maskImage}`.matchAll(/url\("([^"]+)"\)/g)) {
        if (address) shown.add(address);
      }
    }
  }
  return { shown: [...shown], eagerBelow };
}

/** Scrolls through the page, waits for its pictures; how much has moved since it was opened (CLS). */
export async function readToTheEnd() {
  let shift = 0;
  const count = (/** @type {PerformanceEntryList} */ entries) => {
    for (const entry of entries) {
      if (!Reflect.get(entry, "hadRecentInput")) shift += Reflect.get(entry, "value");
    }
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  // What lies far from the window is neither laid out nor loaded.
  const picturesInSight = () =>
    [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      const isInSight = top < innerHeight && bottom > 0;
      return isInSight && image.checkVisibility({ contentVisibilityAuto: true });
    });
  const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await painted();
    await painted();
    await Promise.all(picturesInSight().map((image) => image.decode().catch(() => undefined)));
  }
  await document.fonts.ready;
  await painted();
  await painted();
  count(observer.takeRecords());
  observer.disconnect();
  return shift;
}
