import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { complaint, complaintMessage, doctor, enrolment, scheduleEvent, staff } from '../../../tables/index.ts'
import { demoDoctors } from '../doctors.ts'
import { type DemoComplaint, demoComplaints } from './complaints.ts'

/** The conversations of the doctor who is in the middle of a course. */
export async function seedComplaints(tx: Tx, now: Date): Promise<void> {
  const phone = demoDoctors[0]!.phone
  const [asking] = await tx.select({ id: doctor.id }).from(doctor).where(eq(doctor.phone, phone))
  const [answering] = await tx.select({ id: staff.id }).from(staff).orderBy(asc(staff.id)).limit(1)
  if (!asking || !answering) throw new Error('the demo doctor and staff come before their conversations')
  const lecture = await findLecture(tx, asking.id)
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

  const rows = await tx
    .insert(complaint)
    .values(
      demoComplaints.map(({ category, subject, state, lines, unread, atSeconds }, index) => {
        const [first, last] = [lines[0]!, lines.at(-1)!]
        const about = atSeconds === undefined || lecture === undefined ? {} : { ...lecture, atSeconds }
        return {
          ...{ doctorId: asking.id, category, subject: subject.normalize('NFC'), state, ...about },
          ...{ clientKey: keyOf(index), createdAt: before(first.minutesAgo), lastMessageAt: before(last.minutesAgo) },
          // Answered within the day's working hours, as everything is.
          promisedAt: state === 'open' ? before(-hours(7)) : null,
          firstAnsweredAt: firstAnswer(lines, before),
          closedAt: state === 'closed' ? before(last.minutesAgo) : null,
          doctorReadAt: unread ? before(last.minutesAgo + 1) : before(last.minutesAgo),
        }
      }),
    )
    .returning({ id: complaint.id, clientKey: complaint.clientKey })
  const linesOf = ({ lines }: DemoComplaint, index: number) =>
    lines.map(({ from, text, minutesAgo }, line) => ({
      complaintId: rows.find(({ clientKey }) => clientKey === keyOf(index))!.id,
      staffId: from === 'doctor' ? null : answering.id,
      text: text.normalize('NFC'),
      clientKey: `${keyOf(index)}-${line}`,
      createdAt: before(minutesAgo),
    }))
  await tx.insert(complaintMessage).values(demoComplaints.flatMap(linesOf))
}

const hours = (count: number) => count * 60

const firstAnswer = (lines: DemoComplaint['lines'], before: (minutes: number) => Date): Date | null => {
  const answer = lines.find(({ from }) => from === 'centre')
  return answer === undefined ? null : before(answer.minutesAgo)
}

const keyOf = (index: number) => `demo-complaint-${index}`

/** The last recorded lecture of one of the doctor's own schedules. */
async function findLecture(tx: Tx, doctorId: number) {
  const [found] = await tx
    .select({ enrolmentId: enrolment.id, scheduleEventId: scheduleEvent.id, videoId: scheduleEvent.videoId })
    .from(enrolment)
    .innerJoin(scheduleEvent, eq(scheduleEvent.scheduleId, enrolment.scheduleId))
    .where(and(eq(enrolment.doctorId, doctorId), isNotNull(scheduleEvent.videoId)))
    .orderBy(desc(scheduleEvent.startsAt))
    .limit(1)
  return found
}
