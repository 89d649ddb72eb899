export const sectionLimits = { name: { min: 2, max: 40 }, count: 20 } as const;
