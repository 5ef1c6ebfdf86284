import type { dashboard, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, eq, gt } from 'drizzle-orm'
import { eventEnd } from '../catalogue/index.ts'

const { contact, event, eventRegistration } = tables

const atMost = 3

type ComingEvent = ResponseOf<typeof dashboard>['events'][number]

/** What the doctor is registered for and what is not over: in one statement, because the dashboard asks for it at every visit. */
export async function listComingEvents(
  tx: Tx,
  { doctorId, locale, now }: { doctorId: number; locale: Locale; now: Date },
): Promise<ComingEvent[]> {
  const rows = await tx
    .select({ event, place: contact.name })
    .from(eventRegistration)
    .innerJoin(event, eq(event.id, eventRegistration.eventId))
    .leftJoin(contact, eq(contact.id, event.contactId))
    .where(and(eq(eventRegistration.doctorId, doctorId), gt(eventEnd, now)))
    .orderBy(asc(event.startsAt), event.id)
    .limit(atMost)
  return rows.map(({ event: { id, name, startsAt, endsAt }, place }) => ({
    id,
    title: pickText(name, locale),
    starts_at: startsAt.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
    place: place && pickText(place, locale),
  }))
}
