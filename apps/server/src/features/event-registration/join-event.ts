import { type Tx, tables } from '@prostuti/db'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { joiningTimes } from './joining-times.ts'

const { event, eventRegistration } = tables

type EventJoining = { doctorId: number; eventId: number; now: Date }

/** The joining link, for who is registered while it can be joined. The first press is written down: somebody came. */
export async function joinEvent(tx: Tx, { doctorId, eventId, now }: EventJoining): Promise<string> {
  const mine = and(eq(eventRegistration.eventId, eventId), eq(eventRegistration.doctorId, doctorId))
  const [row] = await tx
    .select({ link: event.joinLink, startsAt: event.startsAt, endsAt: event.endsAt })
    .from(eventRegistration)
    .innerJoin(event, eq(event.id, eventRegistration.eventId))
    .where(mine)
  if (row === undefined || row.link === null) throw new AppError('not_found')
  const { opensAt, closesAt } = joiningTimes(row)
  if (now < opensAt) throw new AppError('event_not_open_yet')
  if (now >= closesAt) throw new AppError('event_over')
  await tx
    .update(eventRegistration)
    .set({ joinedAt: now })
    .where(and(mine, isNull(eventRegistration.joinedAt)))
  return row.link
}
