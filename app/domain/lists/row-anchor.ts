export const rowAnchor = (id: string) => `row-${id}`;

/** Props for the element of a row that has buttons. */
export function rowProps(id: string) {
  return { id: rowAnchor(id), "data-row": id };
}
