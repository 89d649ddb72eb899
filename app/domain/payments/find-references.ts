import { latinDigits } from "../digits.ts";

/** A payment that the shop is waiting for. */
export type OpenReference = {
  /** The id of the claim, or of the order if there is no claim. */
  id: string;
  /** The UTR of a claim, or the number of an order. */
  reference: string;
  amountPaise: number;
};

export type Doubt =
  | "other amount"
  | "several amounts"
  | "several references"
  | "several entries"
  | "no reference of the bank"
  | "not a payment received"
  | "column not known"
  | "in use";

export type Finding = {
  id: string;
  amountPaise: number;
  /** The twelve digits in the text; empty if there are none. */
  utr: string;
  text: string;
  /** Null if it is certain. */
  doubt: Doubt | null;
};

export type PaidOrder = { orderId: string; orderNumber: string; customerName: string };
export type FoundPayment = Finding & PaidOrder;

type Entry = { text: string; read(paise: number): Doubt | null };

const MAX_TEXT = 300;

// Parts of longer numbers, masked accounts, amounts, UPI IDs and mobile numbers are not references.
// Banks put zeros before references.
const utrs = /(?<![\dX*]|\d\.)0*(?!91[6-9]\d{9}(?!\d))(\d{12})(?![\d@]|\.\d)/gi;

const notReceived =
  /fail|revers|return|refund|debit|withdraw|request|declin|reject|cancel|pending|process|expire|time[d ]*out|not complete|unsuccess|beneficiary|one.time|loan|(?<![a-z])(?:dr|otp|due|hold|blocked|sent to|paid to(?! (?:you|your)\b)|from your)(?![a-z])/i;
const received =
  /(?<![a-z])(?:cr|credit|credited|received|deposited|paid (?:to )?you|to you|to your a\/c)(?![a-z])/i;

const currencyAmount =
  /(?:₹|₨|\brs|\binr)[\s.:]*(?:(?:₹|rs)[\s.:]*)?(\d+(?:,\d+)*(?:\.\d{1,2})?)|(?<![\d.,])(\d+(?:,\d+)*(?:\.\d{1,2})?)\s?inr\b/gi;
const beforeBalance = /\bbal(?:ance)?\.?(?:\s+is)?\s*[:.-]?\s*$|avlbal[:\s]*$/i;

/** NaN for anything but a plain number, or one with Indian or western commas. */
function paiseOf(number: string): number {
  const isPlain = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d{1,2})?$/.test(number);
  return isPlain ? Math.round(Number(number.replaceAll(",", "")) * 100) : Number.NaN;
}

/** The amount of a cell that contains nothing else; debits and negative amounts do not count. */
function cellPaise(cell: string): number {
  const [, number = ""] =
    /^\+?(?:cr\.?)?(?:₹|rs\.?|inr)?\+?([\d,.]+)(?:\/-)?(?:\(?cr\.?\)?)?$/i.exec(
      cell.replaceAll(" ", ""),
    ) ?? [];
  return paiseOf(number);
}

/** After the first amount, an amount preceded by the word balance does not count. */
function readMessage(text: string, paise: number): Doubt | null {
  const amounts = [...text.matchAll(currencyAmount)]
    .filter(({ index }, at) => at === 0 || !beforeBalance.test(text.slice(0, index)))
    .map(([, after = "", before = ""]) => paiseOf(after || before));
  if (!amounts.includes(paise)) return "other amount";
  if (amounts.length > 1) return "several amounts";
  const said = text.replaceAll(/(?:never|not) share (?:your )?otp/gi, "");
  if (notReceived.test(said)) return "not a payment received";
  return received.test(text.replaceAll(/credit card/gi, "")) ? null : "not a payment received";
}

const headingWords =
  /date|debit|credit|withdraw|deposit|balance|amount|utr|narration|description|particular|status/i;

function isHeading(cells: string[]): boolean {
  return (
    cells.filter((cell) => headingWords.test(cell)).length > 1 &&
    !cells.some((cell) => /\d{3}/.test(cell))
  );
}

/** What the heading says about an amount: only one of these words is unambiguous. */
function kindOf(heading: string): "in" | "either" | null {
  if (/balance|\bbal\b/i.test(heading)) return null;
  const isOut = /debit|withdraw|\bdr\b|paid|sent/i.test(heading);
  const isIn = /credit|deposit|\bcr\b|received/i.test(heading);
  if (isIn && !isOut) return "in";
  return isIn || (!isOut && /amount|amt/i.test(heading)) ? "either" : null;
}

function readRow(cells: string[], headings: string[] | null, paise: number): Doubt | null {
  const equal = [...cells.keys()].filter((at) => cellPaise(cells[at] ?? "") === paise);
  const [at = 0] = equal;
  if (equal.length === 0) return "other amount";
  if (equal.length > 1) return "several amounts";
  if (notReceived.test(cells.join(" | "))) return "not a payment received";
  const status = cells[headings?.findIndex((heading) => /status/i.test(heading)) ?? -1];
  if (
    status !== undefined &&
    !/^(?:txn_)?(?:success(?:ful)?|completed?|credit(?:ed)?)$/i.test(status)
  ) {
    return "not a payment received";
  }
  const kind = kindOf(headings?.[at] ?? "");
  if (kind === "in") return null;
  if (kind === null) return "column not known";
  // Payers choose the text after the reference, and the balance has its own side.
  const says = (cell = "") => /^(?:cr|credit|credited)$/i.test(cell);
  const isCredit =
    /^\+|cr/i.test(cells[at] ?? "") ||
    says(cells[at - 1]) ||
    (says(cells[at + 1]) && !/bal/i.test(headings?.[at + 1] ?? "")) ||
    cells.some((cell) => /^received from\b|^[^\d]*\bcr\b[^\d]*0*\d{12}\b/i.test(cell));
  return isCredit ? null : "column not known";
}

/** Tolerates unclosed quotes, and formulas such as `="12"`. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  const quoted = new RegExp(` *(?:"((?:[^"]|"")*)"|([^${separator}]*)) *(?:${separator}|$)`, "y");
  while (quoted.lastIndex < line.length) {
    const cell = quoted.exec(line);
    if (!cell) return line.split(separator);
    cells.push((cell[1] ?? cell[2] ?? "").replaceAll('""', '"').replace(/^=?"?'?(.*?)"?$/, "$1"));
  }
  if (line.endsWith(separator)) cells.push("");
  return cells.map((cell) => cell.trim());
}

const separators = ["\t", ";", ","];

/** Turns HTML that spreadsheets can open into rows. */
function plainText(text: string): string {
  const isPage = /<table/i.test(text);
  const rows = isPage
    ? text
        .replaceAll(/<\/t[dh]>/gi, "\t")
        .replaceAll(/<\/tr>/gi, "\n")
        .replaceAll(/<[^<>]*>/g, "")
    : text;
  return latinDigits(rows.normalize("NFKC"))
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\r\n?/g, "\n");
}

/** Rows below headings. Other text is a message, which may have several lines if only one of them has twelve digits. */
function* entriesOf(text: string): Generator<Entry> {
  let headings: string[] = [];
  let separator = ",";
  for (const paragraph of plainText(text).split(/\n[^\S\n]*\n/)) {
    const messages: string[] = [];
    for (const line of paragraph.split("\n")) {
      const split = separators.map((by) => cellsOf(line, by));
      const found = split.findIndex(isHeading);
      if (found >= 0) {
        headings = split[found] ?? [];
        separator = separators[found] ?? ",";
        continue;
      }
      const cells = cellsOf(line, separator);
      const isRow = headings.length > 0 && cells.length === headings.length;
      const mayBeRow = split.some((row) => row.some((cell) => /^\d[\d,]*\.\d\d$/.test(cell)));
      if (isRow) yield { text: line, read: (paise) => readRow(cells, headings, paise) };
      else if (mayBeRow) {
        const loose = split.toSorted((one, other) => other.length - one.length)[0] ?? [];
        yield { text: line, read: (paise) => readRow(loose, null, paise) };
      } else messages.push(line);
    }
    const isOne = messages.filter((line) => line.search(utrs) >= 0).length <= 1;
    for (const message of isOne ? [messages.join("\n")] : messages) {
      yield { text: message, read: (paise) => readMessage(message, paise) };
    }
  }
}

function doubtOf(entry: Entry, found: OpenReference[], numbers: string[], paise: number) {
  const doubt = entry.read(paise);
  if (doubt) return doubt;
  if (found.length > 1 || numbers.length > 1) return "several references";
  return numbers.length === 0 ? "no reference of the bank" : null;
}

/**
 * Finds the payments that the shop is waiting for in text from a bank or UPI app. Only the clearest
 * case is certain; any other match has a doubt attached.
 */
export function findReferences(text: string, open: OpenReference[]): Finding[] {
  const byReference = new Map(open.map((one) => [one.reference, one]));
  const findings = new Map<string, Finding>();
  for (const entry of entriesOf(text)) {
    const numbers = [...new Set([...entry.text.matchAll(utrs)].map(([, utr = ""]) => utr))];
    const words = entry.text.toUpperCase().match(/(?<![A-Z])[A-Z]+-\d+-\d+(?![\d-])/g) ?? [];
    const found = [...new Set([...numbers, ...words])].flatMap(
      (reference) => byReference.get(reference) ?? [],
    );
    const shown = entry.text.replaceAll(/\s+/g, " ").trim().slice(0, MAX_TEXT).toWellFormed();
    for (const { id, amountPaise, reference } of found) {
      const [only = ""] = numbers.length === 1 ? numbers : [];
      const utr = numbers.includes(reference) ? reference : only;
      const before = findings.get(id);
      if (before?.text === shown) continue;
      const own = doubtOf(entry, found, numbers, amountPaise);
      const isOther = own === "other amount" && before?.doubt === own;
      const doubt = before && !isOther ? "several entries" : own;
      const texts = before ? `${before.text} … ${shown}`.slice(0, MAX_TEXT).toWellFormed() : shown;
      findings.set(id, { id, amountPaise, utr, text: texts, doubt });
    }
  }
  return [...findings.values()];
}
