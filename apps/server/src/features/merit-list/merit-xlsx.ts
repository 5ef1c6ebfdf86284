import { type Cell, xlsxLine } from '../resource/index.ts'
import type { MeritRow } from './merit-rows.ts'
import { type MeritWords, meritHeads, outcomeWord, tookWords } from './merit-words.ts'

/** Rows of the sheet; the first part has the title and the rule of ties above them. */
export function meritSheet(rows: readonly MeritRow[], words: MeritWords): Buffer {
  const { title, ties, shows, locale, after } = words
  const heads = after === 0 ? [xlsxLine([`${title}. ${ties}`], 1), xlsxLine(meritHeads(shows, locale), 2)] : []
  const lines = rows.map((row, nth) => xlsxLine(cellsOf(row, words), after + nth + 3))
  return Buffer.from([...heads, ...lines].join(''))
}

const cellsOf = (row: MeritRow, { shows, locale }: MeritWords): Cell[] => [
  row.rank,
  shows === 'names' ? row.name : row.roll,
  row.marks / 100,
  row.wrong,
  tookWords(row.took, locale),
  outcomeWord(row.outcome, locale),
]
