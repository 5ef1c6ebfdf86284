import { daysBetween, shiftRows, type TimetableRow } from '@prostuti/exam-rules'
import { opennessOf } from './edit-rows.ts'
import { type Facts, type Opened, rowOf } from './sheet-facts.ts'

/**
 * The rows of another batch as new ones of this: each schedule becomes the one of the same name or the same place in the list, and
 * the dates move with the first day of the batch, around Fridays and holidays. Papers and recordings stay with the batch that had them.
 */
export function copyRows(rows: readonly TimetableRow[], from: Opened, facts: Facts): TimetableRow[] {
  const own = [...facts.schedules.values()]
  const scheduleOf = new Map(
    from.schedules.map((theirs, at) => [
      theirs.id,
      (own.find(({ title }) => title.bn === theirs.title.bn) ?? own[at] ?? own[0])?.id,
    ]),
  )
  let lowest = Math.min(0, ...rows.map(({ id }) => id))
  const copied = from.rows.flatMap((row) => {
    const scheduleId = scheduleOf.get(row.schedule_id)
    if (scheduleId === undefined || row.is_cancelled) return []
    lowest -= 1
    return [{ ...rowOf(row), id: lowest, scheduleId, paperId: null, videoId: null, isCancelled: false }]
  })
  const days = daysBetween(from.batch.starts_on, facts.batch.starts_on)
  return [...rows, ...shiftRows(copied, { from: '0000-01-01', days, isOpen: opennessOf(facts, false) })]
}
