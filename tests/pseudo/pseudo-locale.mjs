/** @typedef {import("#app/cli/message-problems.mjs").Message} Message */

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const others = "áƀçđéƒğĥíĵķłɱñóƥɋřšŧúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓƤɊŘŠŦÚṼŴẊÝŽ";

/**
 * The text in letters that are not English ones, and a third longer. Arguments and markup stay.
 * @param {string} text
 */
function pseudoText(text) {
  let length = 0;
  const changed = text.replace(/\{[^}]*\}|[a-z]/gi, (part) => {
    if (part.startsWith("{")) return part;
    length += 1;
    return others[letters.indexOf(part)] ?? part;
  });
  // As separate words, so that they can wrap.
  const longer = "ẋẋẋẋẋ ".repeat(Math.ceil(length / 15)).slice(0, Math.ceil(length / 3));
  return length === 0 ? changed : `${changed} ${longer}`.trimEnd();
}

/**
 * @param {Message} message
 * @returns {Message}
 */
export function pseudoMessage(message) {
  if (typeof message === "string") return pseudoText(message);
  return message.map((variants) => ({
    ...variants,
    match: Object.fromEntries(
      Object.entries(variants.match).map(([of, text]) => [of, pseudoText(text)]),
    ),
  }));
}
