/** Whether what is not needed stays away: somebody saves data, or the line is a slow one. */
export function isSpared() {
  const { saveData, effectiveType = "" } = Reflect.get(navigator, "connection") ?? {};
  return Boolean(saveData) || /2g/.test(effectiveType);
}
