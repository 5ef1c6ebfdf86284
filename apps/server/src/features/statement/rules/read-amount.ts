import { toLatinDigits } from '@prostuti/text/digits'

/**
 * An amount of a statement in paisa: `1,23,456.00`, `Tk 500`, `৳ ৫০০`, `(100.00)`, `100.00-`, `−100`. Undefined for whatever is
 * none; never 0 by default.
 */
export function readAmount(cell: string): number | undefined {
  const text = toLatinDigits(cell)
    .normalize('NFKC')
    .replace(/[−–]/g, '-')
    .replace(/৳|\b(?:tk|bdt)\b\.?|টাকা|\/-/gi, '')
    .replace(/[\s\u00a0]/g, '')
  const isMinus = /^\(.*\)$/.test(text) || /^-|-$|DR\.?$/i.test(text)
  const plain = text.replace(/^\(|\)$/g, '').replace(/^[+-]|-$|(?:CR|DR)\.?$/gi, '')
  // Commas between digits alone; a spreadsheet adds noughts behind the paisa, and nothing else stands there.
  const match = /^(\d{1,3}(?:,\d{2,3})*|\d{1,11})(?:\.(\d{1,2})0*)?$/.exec(plain)
  if (match === null) return undefined
  const paisa = Number(match[1]!.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return isMinus && paisa !== 0 ? -paisa : paisa
}
