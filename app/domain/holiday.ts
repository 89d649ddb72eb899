/** `day` is its first day, `until` the last one of several, as `YYYY-MM-DD`. */
export type Holiday = { day: string; until?: string | undefined; name: string };

export const lastDayOf = ({ day, until = day }: Holiday): string => until;
