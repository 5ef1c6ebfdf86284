import type { courseTimetable, ResponseOf } from '@prostuti/contract'
import type { tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'

type RowClass = NonNullable<ResponseOf<typeof courseTimetable>['rows'][number]['live_class']>

/** What of a class may stand in a page: how it is held and where, and that the doctor came. Its link is not even read for it. */
type HeldClass = Pick<typeof tables.liveClass.$inferSelect, 'heldBy' | 'hall'>

export function presentClass(held: HeldClass | null, joinedAt: Date | null, locale: Locale): RowClass | null {
  if (held === null) return null
  return {
    held_by: held.heldBy,
    hall: pickText(held.hall, locale),
    joined_at: joinedAt?.toISOString() ?? null,
  }
}
