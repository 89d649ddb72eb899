/**
 * A message is text with `{arguments}` and `{#markup}`, or one with variants, such as plurals.
 * @typedef {string | { declarations: string[], selectors: string[], match: Record<string, string> }[]} Message
 */

/**
 * What keeps the languages from being compiled: each must have every message, with the same arguments and markup.
 * @param {Record<string, Record<string, Message>>} languages
 * @returns {string[]}
 */
export function messageProblems(languages) {
  const keys = new Set(Object.values(languages).flatMap(Object.keys));
  return [...keys].flatMap((key) => {
    const missing = Object.entries(languages)
      .filter(([, messages]) => isEmpty(messages[key]))
      .map(([language]) => `${key} is missing in ${language}`);
    if (missing.length > 0) return missing;
    const [first, ...others] = Object.entries(languages).map(([language, messages]) => ({
      language,
      parts: partsOf(/** @type {Message} */ (messages[key])),
    }));
    return others
      .filter(({ parts }) => parts !== first?.parts)
      .map(
        ({ language, parts }) =>
          `${key} has "${parts}" in ${language}, "${first?.parts}" in ${first?.language}`,
      );
  });
}

/**
 * The arguments and markup that a message uses.
 * @param {Message} message
 */
function partsOf(message) {
  const variants =
    typeof message === "string" ? [message] : message.flatMap(({ match }) => Object.values(match));
  const inputs =
    typeof message === "string" ? [] : message.flatMap(({ declarations }) => declarations);
  const used = variants.flatMap((text) => text.match(/(?<!\\)\{[^}]+\}/g) ?? []);
  const declared = inputs
    .flatMap((text) => /^input (\w+)$/.exec(text)?.[1] ?? [])
    .map((name) => `{${name}}`);
  return [...new Set([...used, ...declared])].sort().join(" ");
}

/** @param {Message | undefined} message */
function isEmpty(message) {
  return typeof message === "string" ? message.trim() === "" : message === undefined;
}
