import { toLatinDigits } from '@prostuti/text/digits'

/** The id of a transaction as it is compared: without what spreadsheets put around it, in capitals. Empty where there is none. */
export const readId = (cell: string): string =>
  toLatinDigits(cell)
    .replace(/^="?|^'|"$/g, '')
    .replace(/[\s\u00a0\u200b]/g, '')
    .toUpperCase()
    .replace(/^(?:N\/?A|NULL|NONE|-+)$/, '')

/** `1.23E+15`: Excel has shortened it, and what it was is lost. */
export const isDamagedId = (id: string): boolean => /^\d(?:\.\d+)?E\+?\d+$/.test(id)

/** The last digits of a payer's number, of which some statements show only a few; empty where fewer than four are known. */
export function payerEnd(cell: string): string {
  const written = toLatinDigits(cell).replace(/[\s-]/g, '')
  const digits = [...written].length - [...written].findLastIndex((letter) => !/\d/.test(letter)) - 1
  return digits < 4 ? '' : written.slice(-Math.min(digits, 10))
}
