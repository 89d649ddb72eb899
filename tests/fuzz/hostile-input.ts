import fc from "fast-check";

const nested = (levels: number, open: string, close: string) =>
  open.repeat(levels) + close.repeat(levels);

const hostileJson = fc.oneof(
  fc.constantFrom(
    '"\\ud800"',
    '"\\udfff\\ud800"',
    '"a\\u0000b"',
    '"\\u0000"',
    "1e400",
    "-1e400",
    "9007199254740993",
    "-0",
    "1e-400",
    '{"__proto__":{"isAdmin":true,"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    '{"toString":null,"valueOf":7,"then":1}',
    '["__proto__"]',
    '"__proto__"',
    '"constructor"',
    '"%00"',
    '"\'; drop table orders; --"',
    '"\\u202e\\u2066"',
    "\"=cmd|' /C calc'!A0\"",
    nested(200, "[", "]"),
    nested(100_000, "[", "]"),
    `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
    `"${"x".repeat(200_000)}"`,
    `[${'"x",'.repeat(20_000)}1]`,
  ),
  fc.json({ maxDepth: 4, stringUnit: "binary" }),
  fc.string({ unit: "binary", maxLength: 40 }).map((text) => JSON.stringify(text)),
  fc.double().map((number) => (Number.isFinite(number) ? String(number) : "1e999")),
);

const hostileKeys = fc.constantFrom(
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "then",
  "",
  "\0",
);

function withHostileField(payload: object): fc.Arbitrary<string> {
  const names = Object.keys(payload);
  const name = names.length > 0 ? fc.oneof(fc.constantFrom(...names), hostileKeys) : hostileKeys;
  return fc.tuple(name, hostileJson).map(([field, value]) => {
    const otherFields = Object.entries(payload).filter(([key]) => key !== field);
    const members = otherFields.map(
      ([key, fieldValue]) => `${JSON.stringify(key)}:${JSON.stringify(fieldValue)}`,
    );
    return `{${[...members, `${JSON.stringify(field)}:${value}`].join(",")}}`;
  });
}

const invalidJson = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes)),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom("", "{", "[1,", "nul", "{'a':1}", "\ufeff{}", "{}{}", "NaN", '{"a":1,}'),
);

export function hostileBody(validPayload: fc.Arbitrary<unknown>) {
  const changed = validPayload.chain((payload) => withHostileField(Object(payload)));
  return fc.oneof({ arbitrary: changed, weight: 4 }, hostileJson, invalidJson);
}

export const hostileString = fc.oneof(
  fc.constantFrom("..", "%00", "\0", "__proto__", "constructor", "null", "undefined", "0", "-1"),
  fc.constantFrom("1e999", "NaN", "'\"; select 1; --", "%", "\\", "*", '"', "(", "a".repeat(3000)),
  fc.string({ unit: "binary", maxLength: 30 }).map((text) => text.toWellFormed()),
);
