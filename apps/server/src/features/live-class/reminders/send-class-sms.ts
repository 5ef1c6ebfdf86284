import { tables } from '@prostuti/db'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { readLectureAccess, sweepDue } from '../../payment/index.ts'
import { deliverSms } from '../../sms/index.ts'
import { classAddress } from '../class-address.ts'
import { reminderSms } from './reminder-texts.ts'

const { batch, classSms, doctor, enrolment, schedule, scheduleEvent } = tables

type SmsDeps = Pick<Deps, 'database' | 'sendSms'> & { env: Pick<Deps['env'], 'publicUrl'> }
type Queued = Pick<typeof classSms.$inferSelect, 'doctorId' | 'scheduleEventId' | 'startsAt'>

/** Sooner than other SMS: the class begins in half an hour. */
const retryAfterMs = 3 * 60_000

/** The mark is taken off before the SMS leaves: a process that dies has sent too little, not too much. */
export const sendClassSms = (deps: SmsDeps, now: Date, signal?: AbortSignal): Promise<number> =>
  sweepDue(signal, { claim: () => claimSms(deps, now), work: (queued: Queued) => send(deps, queued, now) })

async function claimSms({ database: { db } }: SmsDeps, now: Date): Promise<Queued | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(classSms)
      .where(lte(classSms.tellAt, now))
      .orderBy(asc(classSms.tellAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (due !== undefined) await tx.update(classSms).set({ tellAt: null }).where(isQueued(due))
    return due
  })
}

const isQueued = ({ doctorId, scheduleEventId, startsAt }: Queued) =>
  and(eq(classSms.doctorId, doctorId), eq(classSms.scheduleEventId, scheduleEventId), eq(classSms.startsAt, startsAt))

/** Nobody hears of an hour that is past or was changed meanwhile, nor of a class that they may not enter. */
async function send(deps: SmsDeps, queued: Queued, now: Date): Promise<void> {
  if (queued.startsAt <= now) return
  const { db } = deps.database
  const [found] = await db
    .select({
      phone: doctor.phone,
      enrolmentId: enrolment.id,
      title: scheduleEvent.title,
      startsAt: scheduleEvent.startsAt,
      scheduleId: scheduleEvent.scheduleId,
      batchId: schedule.batchId,
      sessionId: batch.courseSessionId,
    })
    .from(scheduleEvent)
    .innerJoin(schedule, eq(schedule.id, scheduleEvent.scheduleId))
    .innerJoin(batch, eq(batch.id, schedule.batchId))
    .innerJoin(enrolment, and(eq(enrolment.scheduleId, schedule.id), eq(enrolment.doctorId, queued.doctorId)))
    .innerJoin(doctor, eq(doctor.id, enrolment.doctorId))
    .where(
      and(
        eq(scheduleEvent.id, queued.scheduleEventId),
        eq(scheduleEvent.startsAt, queued.startsAt),
        eq(scheduleEvent.isCancelled, false),
        eq(enrolment.state, 'active'),
      ),
    )
  if (found === undefined) return
  const access = await readLectureAccess(db, { kind: 'enrolment', id: found.enrolmentId }, now)
  if (access === 'lectures_paused') return
  await deliverSms(deps, {
    sms: { to: found.phone, text: reminderSms(found, `${deps.env.publicUrl}${classAddress(found)}`) },
    since: now,
    now,
    retryAfterMs,
    sendAgainAt: (tellAt) => db.update(classSms).set({ tellAt }).where(isQueued(queued)),
  })
}
