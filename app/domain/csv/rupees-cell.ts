/** Two decimals and no separators, which every spreadsheet reads as a number. */
export function rupeesCell(paise: number): string {
  return (paise / 100).toFixed(2);
}
