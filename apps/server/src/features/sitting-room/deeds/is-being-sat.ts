import { closesNow } from '@prostuti/exam-rules'
import type { PaperRow } from './deed.ts'

/** Whether something can be done to everybody: it is open to who has not begun, or somebody is sitting it. */
export function isBeingSat(now: Date, row: PaperRow, running: number): boolean {
  if (row.opensAt === null || now < row.opensAt) return false
  const closesAt = closesNow(now, row)
  return running > 0 || (closesAt !== null && now < closesAt)
}
