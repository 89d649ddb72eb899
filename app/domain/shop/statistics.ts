export const statistics = [
  { label: "Customers served", value: "10K+" },
  { label: "Menu items", value: "20+" },
  { label: "Years on the street", value: "5+" },
  { label: "Rating", value: "4.9" },
  { label: "Ready in", value: "5-10 min" },
  { label: "Served within", value: "15 min" },
] as const;
