import { tables } from '@prostuti/db'
import { asc, eq, lte } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { readSmsRules } from '../../campaign/index.ts'
import { sweepDue } from '../../payment/index.ts'
import { quietUntil } from '../../quiet-hours/index.ts'
import { deliverSms } from '../../sms/index.ts'
import { answerSmsText } from './answer-words.ts'
import { complaintLink } from './tell-answer.ts'

const { answerSms, complaint, complaintMessage, doctor } = tables

type SmsDeps = Pick<Deps, 'database' | 'sendSms'> & { env: Pick<Deps['env'], 'publicUrl'> }
type Queued = typeof answerSms.$inferSelect

/** The mark is taken off before the SMS leaves: a process that dies has sent too little, not too much. */
export const sendAnswerSms = (deps: SmsDeps, now: Date, signal?: AbortSignal): Promise<number> =>
  sweepDue(signal, { claim: () => claimSms(deps, now), work: (queued: Queued) => send(deps, queued, now) })

async function claimSms({ database: { db } }: SmsDeps, now: Date): Promise<Queued | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(answerSms)
      .where(lte(answerSms.tellAt, now))
      .orderBy(asc(answerSms.tellAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (due !== undefined)
      await tx.update(answerSms).set({ tellAt: null }).where(eq(answerSms.messageId, due.messageId))
    return due
  })
}

/** Who has read it meanwhile, or settled it, needs no SMS about it. */
async function send(deps: SmsDeps, { messageId }: Queued, now: Date): Promise<void> {
  const { db } = deps.database
  const [found] = await db
    .select({
      phone: doctor.phone,
      id: complaint.id,
      readAt: complaint.doctorReadAt,
      saidAt: complaintMessage.createdAt,
    })
    .from(complaintMessage)
    .innerJoin(complaint, eq(complaint.id, complaintMessage.complaintId))
    .innerJoin(doctor, eq(doctor.id, complaint.doctorId))
    .where(eq(complaintMessage.id, messageId))
  if (found === undefined || found.readAt >= found.saidAt || !found.phone.startsWith('+')) return
  const { quiet } = await readSmsRules(db)
  const byDay = (moment: Date) => quietUntil(quiet, moment) ?? moment
  await deliverSms(deps, {
    sms: { to: found.phone, text: answerSmsText(`${deps.env.publicUrl}${complaintLink(found.id)}`) },
    since: byDay(found.saidAt),
    now,
    sendAgainAt: (again) =>
      db
        .update(answerSms)
        .set({ tellAt: byDay(again) })
        .where(eq(answerSms.messageId, messageId)),
  })
}
