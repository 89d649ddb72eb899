/**
 * Keeps the full-text search tables in sync with the rows they index. A migration creates each of
 * them as `<table>_fts` with these columns; to search other columns, change both.
 */
const searchedColumns = {
  products: ["name", "description", "ingredients", "category", "name_devanagari", "other_names"],
  orders: ["order_number", "token", "customer_name", "email", "phone"],
  users: ["name", "email", "phone"],
  posts: ["title", "excerpt", "content", "tags"],
  reviews: ["title", "comment", "customer_name"],
  events: [
    "event_number",
    "event_name",
    "customer_name",
    "customer_email",
    "contact_name",
    "contact_phone",
  ],
};

function triggersOf([table, columns]: [string, string[]]): string[] {
  const search = `${table}_fts`;
  const names = columns.join(", ");
  const valuesOf = (row: "old" | "new") => columns.map((column) => `${row}.${column}`).join(", ");
  const add = `
  INSERT INTO ${search} (rowid, ${names}) VALUES (new.seq, ${valuesOf("new")});`;
  // An external-content table needs the old values to find the entries to remove.
  const remove = `
  INSERT INTO ${search} (${search}, rowid, ${names}) VALUES ('delete', old.seq, ${valuesOf("old")});`;
  return [
    `CREATE TRIGGER ${search}_insert AFTER INSERT ON ${table} BEGIN ${add}
END`,
    `CREATE TRIGGER ${search}_update AFTER UPDATE OF ${names} ON ${table} BEGIN ${remove} ${add}
END`,
    `CREATE TRIGGER ${search}_delete AFTER DELETE ON ${table} BEGIN ${remove}
END`,
  ];
}

export const searchTriggers = Object.entries(searchedColumns).flatMap(triggersOf);

const BYTES_IN_MEMORY = 64 * 1024 * 1024;
const DEFAULT_BYTES_IN_MEMORY = 1024 * 1024;

// With more memory for the words, they are sorted once instead of being merged over and over.
export const rebuildSearchTables = Object.keys(searchedColumns)
  .map((table) => `${table}_fts`)
  .map(
    (search) => `
  INSERT INTO ${search} (${search}, rank) VALUES ('hashsize', ${BYTES_IN_MEMORY});
  INSERT INTO ${search} (${search}) VALUES ('rebuild');
  INSERT INTO ${search} (${search}, rank) VALUES ('hashsize', ${DEFAULT_BYTES_IN_MEMORY});`,
  )
  .join("");
