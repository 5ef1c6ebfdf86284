import { tables } from '@prostuti/db'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { sweepDue } from '../payment/index.ts'
import { deliverSms } from '../sms/index.ts'
import { ticketText } from './ticket-text.ts'

const { doctor, event, eventRegistration } = tables

type SmsDeps = Pick<Deps, 'database' | 'sendSms'> & { env: Pick<Deps['env'], 'publicUrl'> }
type Registration = { eventId: number; doctorId: number }

/**
 * Tells doctors by SMS that they are registered for an event, paid or free. As with payments, the mark is written by the
 * transaction that registers them and taken off before the SMS leaves: none is forgotten, none told twice.
 */
export const sendTicketSms = (deps: SmsDeps, now: Date, signal?: AbortSignal): Promise<number> =>
  sweepDue(signal, { claim: () => claimTold(deps, now), work: (told: Registration) => send(deps, told, now) })

const isOf = ({ eventId, doctorId }: Registration) =>
  and(eq(eventRegistration.eventId, eventId), eq(eventRegistration.doctorId, doctorId))

async function claimTold({ database: { db } }: SmsDeps, now: Date): Promise<Registration | undefined> {
  const due = db
    .select({ code: eventRegistration.ticketCode })
    .from(eventRegistration)
    .where(lte(eventRegistration.tellAt, now))
    .orderBy(asc(eventRegistration.tellAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(eventRegistration)
    .set({ tellAt: null })
    .where(sql`${eventRegistration.ticketCode} = (${due})`)
    .returning({ eventId: eventRegistration.eventId, doctorId: eventRegistration.doctorId })
  return claimed
}

async function send(deps: SmsDeps, told: Registration, now: Date): Promise<void> {
  const { db } = deps.database
  const [found] = await db
    .select({ registration: eventRegistration, name: event.name, startsAt: event.startsAt, phone: doctor.phone })
    .from(eventRegistration)
    .innerJoin(event, eq(event.id, eventRegistration.eventId))
    .innerJoin(doctor, eq(doctor.id, eventRegistration.doctorId))
    .where(isOf(told))
  if (found === undefined) return
  const { ticketCode, createdAt } = found.registration
  const link = `${deps.env.publicUrl}/my/events/${told.eventId}`
  await deliverSms(deps, {
    sms: { to: found.phone, text: ticketText({ ...found, ticketCode, link }) },
    since: createdAt,
    now,
    sendAgainAt: (tellAt) => db.update(eventRegistration).set({ tellAt }).where(isOf(told)),
  })
}
