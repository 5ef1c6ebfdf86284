import type { ResponseOf } from '@prostuti/contract'
import type { readInboxComplaint } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { may, type StaffMember } from '../../staff/index.ts'
import { complaintsOf } from '../../today/index.ts'
import { readServiceTimes } from '../promise/read-service-times.ts'
import { afterWorkingHours } from '../promise/working-time.ts'
import { readSubject } from '../read-subject.ts'
import { findInbox } from './find-inbox.ts'
import { readDoctorFacts } from './read-doctor-facts.ts'
import { readLines } from './read-lines.ts'

const { complaint, doctor, staff } = tables

type Answer = ResponseOf<typeof readInboxComplaint>
type Row = typeof complaint.$inferSelect
type TalkReader = { id: number; member: StaffMember; locale: Locale; now: Date }

/** One complaint with its conversation and what somebody who answers it has to know. */
export async function readInbox(tx: Tx, { id, member, locale, now }: TalkReader): Promise<Answer> {
  const row = await findInbox(tx, { id, member })
  const [asking] = await tx
    .select({ name: doctor.name, bmdc: doctor.bmdc })
    .from(doctor)
    .where(eq(doctor.id, row.doctorId))
  const [assignee] =
    row.assigneeId === null
      ? []
      : await tx.select({ id: staff.id, name: staff.name }).from(staff).where(eq(staff.id, row.assigneeId))
  const { course, about } = await readSubject(tx, row, locale)
  const times = await readServiceTimes(tx, row.createdAt)
  const facts = may(member, 'doctors.read')
    ? { bmdc: asking!.bmdc, ...(await readDoctorFacts(tx, { doctorId: row.doctorId, complaintId: row.id, now })) }
    : null
  return {
    complaint: {
      id: row.id,
      category: row.category,
      subject: row.subject,
      state: row.state,
      created_at: row.createdAt.toISOString(),
      last_message_at: row.lastMessageAt.toISOString(),
      promised_at: row.promisedAt?.toISOString() ?? null,
      snoozed_until: row.snoozedUntil !== null && row.snoozedUntil > now ? row.snoozedUntil.toISOString() : null,
      assignee: assignee ?? null,
      doctor: { id: row.doctorId, name: asking!.name, facts },
      course: course?.title ?? null,
      about: presentAbout(about),
      first_answered_at: row.firstAnsweredAt?.toISOString() ?? null,
      settle_by: afterWorkingHours(row.createdAt, times.settleHours, times).toISOString(),
      wants_sms: row.wantsSms,
      others: await listOthers(tx, row, member),
    },
    ...(await readLines(tx, row.id)),
  }
}

type Subject = Awaited<ReturnType<typeof readSubject>>['about']

const presentAbout = (about: Subject): Answer['complaint']['about'] =>
  about && {
    kind: about.kind,
    title: about.kind === 'parcel' ? about.sheets.join(', ') : about.title,
    at_seconds: 'at_seconds' in about ? about.at_seconds : null,
  }

/** The doctor's other complaints of the same kind, as far as this member sees them: they may be about the same. */
const listOthers = (tx: Tx, { id, doctorId, category }: Row, member: StaffMember) =>
  tx
    .select({ id: complaint.id, subject: complaint.subject, state: complaint.state })
    .from(complaint)
    .where(
      and(
        eq(complaint.doctorId, doctorId),
        eq(complaint.category, category),
        ne(complaint.id, id),
        isNull(complaint.mergedIntoId),
        complaintsOf(member),
      ),
    )
    .orderBy(desc(complaint.lastMessageAt))
    .limit(10)
