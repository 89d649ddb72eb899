export const optionLimits = {
  groupName: 60,
  choiceName: 60,
  choices: 30,
  groups: 10,
  parts: 8,
  partName: 60,
  partQuantity: 10,
  priceRupees: 100_000,
  stock: 100_000,
  /** How many can be chosen from one group. */
  max: 20,
} as const;
