import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { Calendar } from './write-calendar.ts'

const { contact, event } = tables

type EventCalendarQuery = { eventId: number; locale: Locale; publicUrl: string }

/** A calendar of one entry, to be added by hand or followed. */
export async function readEventCalendar(tx: Tx, { eventId, locale, publicUrl }: EventCalendarQuery): Promise<Calendar> {
  const [found] = await tx
    .select({ event, branch: contact })
    .from(event)
    .leftJoin(contact, eq(contact.id, event.contactId))
    .where(and(eq(event.id, eventId), eq(event.isActive, true)))
  if (found === undefined) throw new AppError('not_found')
  const { event: row, branch } = found
  const name = pickText(row.name, locale)
  return {
    name,
    changedAt: branch && branch.updatedAt > row.updatedAt ? branch.updatedAt : row.updatedAt,
    entries: [
      {
        uid: `event-${row.id}@${new URL(publicUrl).hostname}`,
        // Events do not count their changes; the seconds they have lived until the last one grow all the same.
        sequence: Math.max(0, Math.floor((row.updatedAt.getTime() - row.createdAt.getTime()) / 1000)),
        changedAt: row.updatedAt,
        startsAt: row.startsAt,
        endsAt: row.endsAt,
        title: name,
        description: pickText(row.summary, locale) ?? '',
        location: branch
          ? `${pickText(branch.name, locale)}, ${pickText(branch.address, locale)}`
          : messages.calendar_online({}, { locale }),
        url: `${publicUrl}/${row.id}/event`,
        isCancelled: false,
      },
    ],
  }
}
