import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { type DoctorEvent, loadDoctorEvents } from './load-doctor-events.ts'

const { event } = tables

type DoctorEventQuery = { doctorId: number; eventId: number; locale: Locale; now: Date }

/** How an event stands to a doctor. One that is not shown any more is there for those who have something of it. */
export async function readDoctorEvent(tx: Tx, { eventId, ...asked }: DoctorEventQuery): Promise<DoctorEvent> {
  const [found] = await loadDoctorEvents(tx, asked, [eventId])
  if (found === undefined) throw new AppError('not_found')
  if (found.ticket === null && found.order === null) {
    const shown = await tx.$count(event, and(eq(event.id, eventId), eq(event.isActive, true)))
    if (shown === 0) throw new AppError('not_found')
  }
  return found
}
