export const zoneLimits = {
  zones: 200,
  name: 60,
  pincodes: 500,
  note: 200,
  feePaise: 100_000,
  amountPaise: 10_000_000,
  minutes: { min: 5, max: 300 },
} as const;
