export const rowAnchor = (id: string) => `row-${id}`;

/** For the element of a row that has buttons. */
export function rowProps(id: string) {
  return { id: rowAnchor(id), "data-row": id };
}
