const argumentCount: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  q: 4,
  t: 2,
  c: 6,
  s: 4,
  a: 7,
  z: 0,
};

/** A number with at most `places` decimals, without a zero before or after the point. */
export function short(value: number, places = 1): string {
  const text = String(Number(value.toFixed(places)));
  return text.replace(/^(-?)0\./, "$1.").replace(/^-0$/, "0");
}

function join(numbers: string[]): string {
  let out = "";
  for (const text of numbers) {
    const previousHasPoint = /\.\d*$/.test(out);
    const needsGap =
      out !== "" && !text.startsWith("-") && !(text.startsWith(".") && previousHasPoint);
    out += (needsGap ? " " : "") + text;
  }
  return out;
}

type Segment = { letter: string; numbers: number[] };

function read(d: string): Segment[] {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? [];
  const segments: Segment[] = [];
  let letter = "";
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index] ?? "";
    if (/[a-zA-Z]/.test(token)) {
      letter = token;
      index += 1;
    } else if (letter === "M") letter = "L";
    else if (letter === "m") letter = "l";
    const count = argumentCount[letter.toLowerCase()];
    if (count === undefined) throw new Error(`Unknown path command ${letter} in ${d}`);
    const numbers = tokens.slice(index, index + count).map(Number);
    if (numbers.length < count || numbers.some(Number.isNaN)) throw new Error(`Broken path: ${d}`);
    segments.push({ letter, numbers });
    index += count;
  }
  return segments;
}

/** The same path in fewer bytes: rounded, and relative or absolute, whichever is shorter. */
export function compact(d: string, places = 1): string {
  // `pen` is where the exact path is, `drawn` where the rounded one is: rounding must not add up.
  let pen = { x: 0, y: 0 };
  let drawn = { x: 0, y: 0 };
  let start = { pen, drawn };
  let out = "";
  let last = "";
  const rounded = (value: number) => Number(value.toFixed(places));
  for (const { letter, numbers } of read(d)) {
    const kind = letter.toLowerCase();
    if (kind === "z") {
      out += "z";
      last = "z";
      pen = start.pen;
      drawn = start.drawn;
      continue;
    }
    const isRelative = letter === kind;
    const axis = (i: number): "x" | "y" | null => {
      if (kind === "h") return "x";
      if (kind === "v") return "y";
      if (kind === "a") return i === 5 ? "x" : i === 6 ? "y" : null;
      return i % 2 === 0 ? "x" : "y";
    };
    const from = pen;
    const base = drawn;
    const absolute = numbers.map((value, i) => {
      const on = axis(i);
      return on && isRelative ? value + from[on] : value;
    });
    const relative = absolute.map((value, i) => {
      const on = axis(i);
      return on ? value - base[on] : value;
    });
    const asText = (list: number[]) => join(list.map((value) => short(value, places)));
    const spell = (name: string, body: string) => {
      const follows =
        last === name || (last === "m" && name === "l") || (last === "M" && name === "L");
      const glue = body.startsWith("-") ? "" : " ";
      return follows && name !== "m" && name !== "M" ? glue + body : name + body;
    };
    const upper = spell(kind.toUpperCase(), asText(absolute));
    const lower = spell(kind, asText(relative));
    const useLower = lower.length <= upper.length && out !== "";
    out += useLower ? lower : upper;
    last = useLower ? kind : kind.toUpperCase();
    const end = { x: pen.x, y: pen.y };
    const landed = { x: drawn.x, y: drawn.y };
    absolute.forEach((value, i) => {
      const on = axis(i);
      if (!on) return;
      end[on] = value;
      landed[on] = useLower ? drawn[on] + rounded(relative[i] ?? 0) : rounded(value);
    });
    pen = end;
    drawn = landed;
    if (kind === "m") start = { pen, drawn };
  }
  return out;
}
