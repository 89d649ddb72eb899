/**
 * The form of a city's name before Marathi endings: पुण्या for पुण्यात, कोल्हापुरा for कोल्हापुरात.
 * For other names, the endings follow the word for city: नाशिक शहरात.
 */
export function marathiCityStem(city: string): string {
  if (city.endsWith("े")) return `${city.slice(0, -1)}्या`;
  if (city.endsWith("पूर")) return `${city.slice(0, -3)}पुरा`;
  return `${city} शहरा`;
}
