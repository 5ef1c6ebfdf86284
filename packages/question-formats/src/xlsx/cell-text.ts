/** A sign that XML cannot hold is written by its number, `_x000D_`; so is the beginning of a text that only looks like that. */
export const escapeCell = (text: string): string => text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')

export const readCellText = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The letters of a column, from 1: A, Z, AA. */
export function columnLetters(column: number): string {
  const before = Math.floor((column - 1) / 26)
  return `${before === 0 ? '' : columnLetters(before)}${String.fromCharCode(65 + ((column - 1) % 26))}`
}

/** The number of the column in a reference such as `AB12`. */
export function columnNumber(reference: string): number {
  let column = 0
  for (const letter of reference) {
    const value = letter.charCodeAt(0) - 64
    if (value < 1 || value > 26) break
    column = column * 26 + value
  }
  return column
}
