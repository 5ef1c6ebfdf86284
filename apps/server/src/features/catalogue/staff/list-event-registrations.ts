import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { inBranches, type StaffMember } from '../../staff/index.ts'

const { doctor, event, eventRegistration } = tables

const perPage = 100

/** Who is registered, in the order of registration. Of a phone number only the end is shown. */
export async function listEventRegistrations(
  tx: Tx,
  { eventId, member, page }: { eventId: number; member: StaffMember; page: number },
) {
  const [found] = await tx
    .select({ id: event.id })
    .from(event)
    .where(and(eq(event.id, eventId), inBranches(member, event.contactId)))
  if (found === undefined) throw new AppError('not_found')
  const ofEvent = eq(eventRegistration.eventId, eventId)
  const rows = await tx
    .select({
      name: doctor.name,
      phone: doctor.phone,
      registeredAt: eventRegistration.createdAt,
      joinedAt: eventRegistration.joinedAt,
    })
    .from(eventRegistration)
    .innerJoin(doctor, eq(doctor.id, eventRegistration.doctorId))
    .where(ofEvent)
    .orderBy(asc(eventRegistration.createdAt), asc(eventRegistration.doctorId))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return {
    total: await tx.$count(eventRegistration, ofEvent),
    per_page: perPage,
    registrations: rows.map(({ name, phone, registeredAt, joinedAt }) => ({
      name: name ?? '',
      phone: `••• ${(phone ?? '').slice(-3)}`,
      registered_at: registeredAt.toISOString(),
      joined_at: joinedAt?.toISOString() ?? null,
    })),
  }
}
