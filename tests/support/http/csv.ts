/**
 * Parses CSV strictly according to RFC 4180: a stray quote, a bare line break or a record with a
 * different number of fields from the first is an error.
 */
export function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let position = 0;
  const errorAt = (problem: string) =>
    new Error(`${problem} at ${position}: ${text.slice(position, position + 40)}`);
  while (position < text.length) {
    let cell = "";
    if (text[position] === '"') {
      position += 1;
      while (true) {
        const end = text.indexOf('"', position);
        if (end < 0) throw errorAt("A quoted cell without an end");
        cell += text.slice(position, end);
        position = end + 1;
        if (text[position] !== '"') break;
        cell += '"';
        position += 1;
      }
    } else {
      const unquoted = /[^,\r\n"]*/y;
      unquoted.lastIndex = position;
      cell = unquoted.exec(text)?.[0] ?? "";
      position += cell.length;
    }
    record.push(cell);
    if (text[position] === ",") position += 1;
    else if (text.startsWith("\r\n", position)) {
      position += 2;
      records.push(record);
      record = [];
    } else throw errorAt("Neither a comma nor the end of a line");
  }
  if (record.length > 0) throw errorAt("The last line has no end");
  const width = records[0]?.length;
  for (const cells of records) {
    if (cells.length !== width)
      throw new Error(`${cells.length} cells, not ${width}: ${cells.join("|")}`);
  }
  return records;
}

export type CsvRow = Record<string, string>;

/** The records after the first one, by column title. */
export function csvRows(text: string): CsvRow[] {
  const [titles = [], ...records] = readCsv(text);
  return records.map((cells) =>
    Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ""])),
  );
}
