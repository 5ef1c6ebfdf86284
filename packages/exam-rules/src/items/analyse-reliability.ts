import type { PaperReliability } from './item-analysis.ts'
import { type ItemTable, wholeRight } from './item-table.ts'
import { meanOf, varianceOf } from './moments.ts'

export type Counting = 'right' | 'marks'

/** One way of counting a table: who got what of each question and in all, and how the questions vary. */
export type Counted = {
  readonly totals: Int32Array
  readonly columns: readonly (Uint8Array | Int32Array)[]
  readonly variances: readonly number[]
  readonly variance: number
  /** How many questions count for anything. */
  readonly items: number
  readonly scale: number
}

export function countTable(table: ItemTable, counting: Counting): Counted {
  const cut = <Values extends Uint8Array | Int32Array>(values: Values) => values.subarray(0, table.count) as Values
  const totals = cut(counting === 'right' ? table.rightTotals : table.markTotals)
  const columns = table.columns.map((column) => cut(column[counting]))
  return {
    totals,
    columns,
    variances: columns.map((column) => varianceOf(column) ?? 0),
    variance: varianceOf(totals) ?? 0,
    items: table.questions.filter(({ outOf }) => outOf > 0).length,
    scale: counting === 'right' ? wholeRight : 1,
  }
}

/** Cronbach's: with the same divisor above and below. Null of a single question, and where everybody has the same. */
export function alphaOf(items: number, variances: number, variance: number): number | null {
  return items > 1 && variance > 0 ? (items / (items - 1)) * (1 - variances / variance) : null
}

export function analyseReliability(table: ItemTable, counted: Counted): PaperReliability {
  const { totals, variance, variances, items, scale } = counted
  const alpha = alphaOf(
    items,
    variances.reduce((sum, each) => sum + each, 0),
    variance,
  )
  const mean = meanOf(totals)
  const deviation = totals.length > 1 ? Math.sqrt(variance) / scale : null
  return {
    mean: mean === undefined ? null : mean / scale,
    deviation,
    alpha,
    isKr20: counted.columns.every((column, nth) => isRightOrWrong(column, table.questions[nth]!.outOf, scale)),
    error: alpha === null || deviation === null ? null : deviation * Math.sqrt(1 - alpha),
  }
}

const isRightOrWrong = (column: ArrayLike<number>, outOf: number, scale: number): boolean => {
  const whole = scale === 1 ? outOf : scale
  for (let at = 0; at < column.length; at++) if (column[at] !== 0 && column[at] !== whole) return false
  return true
}
