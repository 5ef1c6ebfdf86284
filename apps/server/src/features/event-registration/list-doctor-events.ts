import type { Tx } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { type DoctorEvent, loadDoctorEvents } from './load-doctor-events.ts'

type DoctorEventsQuery = { doctorId: number; locale: Locale; now: Date }

/** Those to come first, the nearest before the others; then the past ones, the latest first. What was only begun to be paid is left out once it is over. */
export async function listDoctorEvents(tx: Tx, asked: DoctorEventsQuery): Promise<DoctorEvent[]> {
  const all = await loadDoctorEvents(tx, asked)
  const isPast = ({ event }: DoctorEvent) => Date.parse(event.ends_at ?? event.starts_at) < asked.now.getTime()
  const startOf = ({ event }: DoctorEvent) => Date.parse(event.starts_at)
  const coming = all.filter((each) => !isPast(each)).sort((a, b) => startOf(a) - startOf(b))
  const past = all.filter((each) => isPast(each) && each.ticket !== null).sort((a, b) => startOf(b) - startOf(a))
  return [...coming, ...past]
}
