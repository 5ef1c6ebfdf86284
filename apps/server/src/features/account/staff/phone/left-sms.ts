import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../../deps.ts'
import { SmsUndeliverable } from '../../../sms/index.ts'
import { addJobKind, beginStaffJob } from '../../../staff-jobs/index.ts'

const { staffJob } = tables

const kind = 'phone_left_sms'

type LeftSms = { to?: string; text?: string }
type Queued = { to: string; text: string; staffId: number; locale: Locale; now: Date }

/**
 * Tells a number that an account has left it. It is queued with the change itself, so that a process that dies after it forgets
 * nobody; the member who changed the number sees among their jobs whether a gateway took it.
 */
export async function queueLeftSms(tx: Transaction, { to, text, staffId, locale, now }: Queued): Promise<void> {
  const title = messages.office_job_phone_left({}, { locale })
  await beginStaffJob(tx, { kind, title, staffId, input: { to, text }, total: 1, isOwed: true, now })
}

export function addLeftSms({ jobKinds, sendSms }: Pick<Deps, 'jobKinds' | 'sendSms'>): void {
  addJobKind<LeftSms>(jobKinds, {
    kind,
    action: 'doctors.write',
    isOwed: true,
    step: async (tx, { jobId, input: { to, text } }) => {
      const isTaken = to !== undefined && text !== undefined && (await isSent(sendSms, { to, text }))
      await forget(tx, jobId)
      return { next: undefined, done: 1, failed: isTaken ? 0 : 1 }
    },
    stopped: (tx, { jobId }) => forget(tx, jobId),
  })
}

async function isSent(sendSms: Deps['sendSms'], sms: { to: string; text: string }): Promise<boolean> {
  try {
    await sendSms(sms)
    return true
  } catch (error) {
    if (error instanceof SmsUndeliverable) return false
    throw error
  }
}

/** A whole number stands in no list of jobs longer than it is needed. */
const forget = async (tx: Transaction, jobId: number): Promise<void> => {
  await tx.update(staffJob).set({ input: {} }).where(eq(staffJob.id, jobId))
}
