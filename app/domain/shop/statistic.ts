export type Statistic = { label: string; value: string };
