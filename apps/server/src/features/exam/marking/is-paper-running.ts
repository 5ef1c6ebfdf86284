import { closingOf, isRankedPaper } from '@prostuti/exam-rules'
import type { PaperRow } from '../papers/paper-times.ts'

/**
 * Whether a ranked paper is being sat in its own time, with whatever was added to it. What is not ranked harms nobody when a key is
 * corrected meanwhile: who sits it is marked with the new one.
 */
export function isPaperRunning(now: Date, row: PaperRow): boolean {
  if (row.opensAt === null || now < row.opensAt || !isRankedPaper(row)) return false
  const closing = closingOf(now, row)
  return closing !== null && now < closing
}
