import { type Tx, tables } from '@prostuti/db'
import { buildDoctor } from './build-doctor.ts'

const { complaint, complaintMessage } = tables

let built = 0

/** A complaint that a doctor has just raised, with its first message; of a new doctor where none is named. */
export async function buildComplaint(tx: Tx, given: Partial<typeof complaint.$inferInsert> & { text?: string } = {}) {
  built += 1
  const { text = 'কাল থেকে ভিডিও চলছে না', createdAt: at = new Date(), ...rest } = given
  const doctorId = given.doctorId ?? (await buildDoctor(tx)).id
  const clientKey = `built-complaint-${process.pid}-${built}`
  const [made] = await tx
    .insert(complaint)
    .values({
      ...{ category: 'other', subject: 'ভিডিও চলছে না', clientKey, promisedAt: new Date(at.getTime() + 8 * 3_600_000) },
      ...{ lastMessageAt: at, doctorReadAt: at, createdAt: at, ...rest, doctorId },
    })
    .returning()
  const [message] = await tx
    .insert(complaintMessage)
    .values({ complaintId: made!.id, text, clientKey, createdAt: at })
    .returning({ id: complaintMessage.id })
  return { ...made!, messageId: message!.id }
}
