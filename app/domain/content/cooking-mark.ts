type Branch = { id: string; subject: string; fields: Record<string, string> };

/** Whether the owner marked it as the branch where orders from this website are cooked. */
export function cooksOnlineOrders({ subject, fields }: Omit<Branch, "id">): boolean {
  return subject === "branch" && Boolean(fields.cooksOnlineOrders) && !fields.comingSoon;
}

/** Rows as they are once this one is saved: no other branch keeps the mark. */
export function withOneMark<Row extends Branch>(rows: Row[], saved: Row): Row[] {
  if (!cooksOnlineOrders(saved)) return rows;
  return rows.map((row) =>
    row.subject === "branch" && row.id !== saved.id ? marked(row, "") : row,
  );
}

export function marked<Row extends { fields: Record<string, string> }>(
  row: Row,
  mark: "yes" | "",
): Row {
  return { ...row, fields: { ...row.fields, cooksOnlineOrders: mark } };
}
