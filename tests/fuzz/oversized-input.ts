import fc from "fast-check";

/** Texts that grow most when they are escaped, and others. */
const character = fc.constantFrom("x", "<", '"', "&", "\u0001", "\\", "प", "🌶", " ", "\n");
const length = fc.oneof(
  { arbitrary: fc.nat(30), weight: 20 },
  { arbitrary: fc.nat(4_100), weight: 10 },
  { arbitrary: fc.constantFrom(20_000, 60_000, 70_000), weight: 1 },
);
export const anyText = fc
  .tuple(fc.array(character, { minLength: 1, maxLength: 3 }), length)
  .map(([pattern, size]) =>
    pattern
      .join("")
      .repeat(Math.ceil(size / pattern.length))
      .slice(0, size),
  );

const part = fc.oneof(
  fc.constantFrom(
    "a",
    "k1",
    "items",
    "menu",
    "length",
    "map",
    "toJSON",
    "",
    "a b",
    "é",
    "__intent__",
  ),
  fc.constantFrom("__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty"),
  fc.stringMatching(/^[a-z]{1,8}$/),
);
const index = fc.constantFrom("[0]", "[1]", "[99]", "[999]", "[4294967294]", "[]", "[x]", "[-1]");
const levels = fc.oneof(fc.nat(3), fc.nat(7), fc.constantFrom(48, 100));

/** Such as `menu.items[99]`, starting with one of these names or with any other. */
function fieldName(known: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const rest = levels.chain((count) =>
    fc.array(
      fc.oneof(
        index,
        part.map((name) => `.${name}`),
      ),
      { minLength: count, maxLength: count },
    ),
  );
  return fc.tuple(fc.oneof(known, part), rest).map(([start, more]) => start + more.join(""));
}

/** How often a field is sent; `#` in its name is replaced with the field's number. */
const repetitions = fc.oneof(
  { arbitrary: fc.constant(1), weight: 6 },
  { arbitrary: fc.constantFrom(60, 990, 1_100), weight: 1 },
);

export function anyForm(known: fc.Arbitrary<string>): fc.Arbitrary<[string, string][]> {
  const numbered = fieldName(known).chain((name) =>
    fc.constantFrom(name, `#${name}`, `${name}[#]`, `rows[#].${name}`),
  );
  const repeated = fc
    .tuple(fc.oneof(known, fieldName(known), numbered), anyText, repetitions)
    .map(([name, value, count]) =>
      Array.from({ length: count }, (_, at): [string, string] => [
        name.replace("#", String(at)),
        // A body of many megabytes would test nothing new.
        count > 1 ? value.slice(0, 200) : value,
      ]),
    );
  const hostile = fc.array(repeated, { minLength: 1, maxLength: 6 }).map((fields) => fields.flat());
  // These are read and validated.
  const filledIn = fc.array(fc.tuple(known, anyText), { minLength: 1, maxLength: 20 });
  return fc.oneof(hostile, filledIn);
}

const wrong = fc.constantFrom("{}", "[]", '""', "null", "1e999", "[[]]", '{"quantity":[]}');
const many = fc.constantFrom(3, 60, 101, 3_000, 20_000);

export function anyJson(known: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const nested = fc
    .tuple(levels, fc.constantFrom(["[", "]"], ['{"items":', "}"], ['{"items":[', "]}"]), wrong)
    .map(
      ([count, [open = "", close = ""], inner]) => open.repeat(count) + inner + close.repeat(count),
    );
  const list = fc
    .tuple(fc.oneof(wrong, nested), many)
    .map(([item, count]) => `[${Array(count).fill(item).join()}]`.slice(0, 2_000_000));
  const text = anyText.map((value) => JSON.stringify(value));
  const value = fc.oneof(wrong, nested, list, text);
  const member = fc.tuple(fc.oneof(known, part), value);
  return fc
    .array(member, { minLength: 1, maxLength: 6 })
    .map((members) => `{${members.map(([key, sent]) => `${JSON.stringify(key)}:${sent}`).join()}}`);
}
