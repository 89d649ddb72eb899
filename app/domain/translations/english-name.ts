/** The name for the kitchen, reports and whatever else is not for customers. */
export function englishName({ name, englishName }: { name: string; englishName?: string }): string {
  return englishName ?? name;
}
