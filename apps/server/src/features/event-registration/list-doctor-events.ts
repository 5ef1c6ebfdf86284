import type { Tx } from '@prostuti/db'
import { eventEnd } from '@prostuti/exam-rules'
import type { Locale } from '@prostuti/text/locale'
import { type DoctorEvent, loadDoctorEvents } from './load-doctor-events.ts'

type DoctorEventsQuery = { doctorId: number; locale: Locale; now: Date }

export const listDoctorEvents = async (tx: Tx, asked: DoctorEventsQuery): Promise<DoctorEvent[]> =>
  sortEvents(await loadDoctorEvents(tx, asked), asked.now)

/** What the order is decided by. */
type Sorted = { event: { starts_at: string; ends_at: string | null }; ticket: object | null }

/** Those to come first, the nearest before the others; then the past ones, the latest first. What was only begun to be paid is left out once it is over. */
export function sortEvents<T extends Sorted>(all: readonly T[], now: Date): T[] {
  const startOf = ({ event }: T) => Date.parse(event.starts_at)
  const coming = all.filter((each) => !isPast(each, now)).sort((a, b) => startOf(a) - startOf(b))
  const past = all.filter((each) => isPast(each, now) && each.ticket !== null).sort((a, b) => startOf(b) - startOf(a))
  return [...coming, ...past]
}

const isPast = ({ event: { starts_at, ends_at } }: Sorted, now: Date): boolean =>
  eventEnd({ startsAt: new Date(starts_at), endsAt: ends_at === null ? null : new Date(ends_at) }) < now
