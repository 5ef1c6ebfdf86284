import type { TimetableRow } from '@prostuti/exam-rules'
import * as m from '@prostuti/text/messages'
import type { Facts } from './sheet-facts.ts'

/** Where a class is held: its hall, or the name of the service that its link leads to. */
export function heldWords(row: TimetableRow, facts: Facts): string {
  if (row.hall) return row.hall.bn
  const heldBy = facts.heldBy.get(row.id)
  if (row.kind === 'exam' || heldBy === undefined || heldBy === 'hall') return ''
  return { zoom: 'Zoom', meet: 'Google Meet', youtube: 'YouTube', link: m.office_sheet_link() }[heldBy]
}
