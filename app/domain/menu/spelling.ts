/** Words up to this length have too many similar words, so their first letter must match. */
const SHORT_LENGTH = 4;
/** Words up to this length may only lack a letter. */
const VERY_SHORT_LENGTH = 3;

/** Whether the word begins with the typed text, allowing for one wrong, missing, extra or swapped letter. */
function isOneLetterOff(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const [typedRest, rest] = [typed.slice(same), word.slice(same)];
  if (typed.length <= SHORT_LENGTH && same === 0) return false;
  if (typed.length <= VERY_SHORT_LENGTH) return rest.slice(1).startsWith(typedRest);
  const isSwapped = typedRest[0] === rest[1] && typedRest[1] === rest[0];
  return (
    rest.slice(1).startsWith(typedRest.slice(1)) ||
    rest.slice(1).startsWith(typedRest) ||
    rest.startsWith(typedRest.slice(1)) ||
    (isSwapped && rest.slice(2).startsWith(typedRest.slice(2)))
  );
}

/** The known words that a typed one may mean; none if a known word begins with it. */
export function similarWords(typed: string, known: string[]): string[] {
  const word = typed.toLowerCase();
  if (word.length < VERY_SHORT_LENGTH || known.some((other) => other.startsWith(word))) return [];
  return known.filter((other) => isOneLetterOff(word, other));
}
