type Translated<Table> = {
  [Key in keyof Table]: Table[Key] extends () => infer Text ? Text : Table[Key];
};

/**
 * A table of constants in which functions are messages: `translated({ pending: m.orders_pending })`. Each is called when
 * it is read, in the language of that moment.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function translated<const Table extends object>(table: Table): Translated<Table> {
  const properties = Object.entries(table).map(([name, value]) => [
    name,
    { enumerable: true, ...(typeof value === "function" ? { get: () => value() } : { value }) },
  ]);
  return Object.defineProperties({} as Translated<Table>, Object.fromEntries(properties));
}
