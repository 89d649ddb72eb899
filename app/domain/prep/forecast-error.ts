/** By dish. */
export type Plates = ReadonlyMap<string, number>;

export type ForecastError = {
  expected: number;
  sold: number;
  /** The absolute errors of the dishes, added up. */
  wrong: number;
};

export function forecastError(expected: Plates, sold: Plates): ForecastError {
  const error = { expected: 0, sold: 0, wrong: 0 };
  for (const dish of new Set([...expected.keys(), ...sold.keys()])) {
    const [before, after] = [expected.get(dish) ?? 0, sold.get(dish) ?? 0];
    error.expected += before;
    error.sold += after;
    error.wrong += Math.abs(before - after);
  }
  return error;
}

export function addedErrors(errors: ForecastError[]): ForecastError {
  return errors.reduce(
    (sum, error) => ({
      expected: sum.expected + error.expected,
      sold: sum.sold + error.sold,
      wrong: sum.wrong + error.wrong,
    }),
    { expected: 0, sold: 0, wrong: 0 },
  );
}

/** The weighted absolute percentage error; null if nothing was sold. */
export function wapePercent({ sold, wrong }: ForecastError): number | null {
  return sold > 0 ? Math.round((100 * wrong) / sold) : null;
}
