import { type Tx, tables } from '@prostuti/db'
import { readSmsRules } from '../../campaign/index.ts'
import { tellByPush } from '../../push/index.ts'
import { quietUntil } from '../../quiet-hours/index.ts'

const { answerSms } = tables

type Answered = {
  complaint: Pick<typeof tables.complaint.$inferSelect, 'id' | 'doctorId' | 'wantsSms'>
  messageId: number
  now: Date
}

/** Where a doctor reads their complaint. */
export const complaintLink = (id: number): string => `/my/complain-box/${id}`

/** Tells a doctor of an answer beyond the open page: the browsers that listen, and by SMS who wished for it, never at night. */
export async function tellAnswer(tx: Tx, { complaint, messageId, now }: Answered): Promise<void> {
  const { id, doctorId, wantsSms } = complaint
  await tellByPush(tx, {
    ...{ doctorId, kind: 'complaint_answered', thing: String(id), link: complaintLink(id), now },
  })
  if (!wantsSms) return
  const { quiet } = await readSmsRules(tx)
  await tx.insert(answerSms).values({ messageId, tellAt: quietUntil(quiet, now) ?? now })
}
