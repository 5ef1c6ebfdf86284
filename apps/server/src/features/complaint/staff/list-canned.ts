import type { ResponseOf } from '@prostuti/contract'
import type { listInboxAnswers } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { readSubject } from '../read-subject.ts'
import { fillCanned } from './fill-canned.ts'
import { findInbox, type InboxKey } from './find-inbox.ts'

const { cannedAnswer, doctor, pushSubscription } = tables

const offeredAtMost = 200

/** The answers that are kept ready, as they would be sent in this complaint, in the doctor's language; those of its kind first. */
export async function listCanned(tx: Tx, key: InboxKey): Promise<ResponseOf<typeof listInboxAnswers>> {
  const row = await findInbox(tx, key)
  const [asking] = await tx.select({ name: doctor.name }).from(doctor).where(eq(doctor.id, row.doctorId))
  const locale = await readLocale(tx, row.doctorId)
  const { course } = await readSubject(tx, row, locale)
  const answers = await tx
    .select()
    .from(cannedAnswer)
    .where(eq(cannedAnswer.isActive, true))
    .orderBy(
      sql`${cannedAnswer.category} is distinct from ${row.category}`,
      sql`${cannedAnswer.category} is not null`,
      asc(cannedAnswer.position),
      asc(cannedAnswer.id),
    )
    .limit(offeredAtMost)
  const filled = (text: { bn: string; en?: string }) =>
    fillCanned(pickText(text, locale), {
      doctor: asking!.name,
      number: formatNumber(row.id, locale),
      subject: row.subject,
      course: course?.title ?? '',
      me: key.member.name,
    })
  return {
    answers: answers.map(({ id, name, text }) => ({ id, name, text: filled(text) })),
  }
}

/** In which language the doctor reads the site, as their newest browser said that hears from the centre; Bengali where none has. */
async function readLocale(tx: Tx, doctorId: number): Promise<Locale> {
  const [newest] = await tx
    .select({ locale: pushSubscription.locale })
    .from(pushSubscription)
    .where(eq(pushSubscription.doctorId, doctorId))
    .orderBy(desc(pushSubscription.createdAt))
    .limit(1)
  return newest?.locale ?? 'bn'
}
