import { type Tx, tables } from '@prostuti/db'
import type { LocalizedText } from '@prostuti/text/locale'
import { and, asc, eq, isNotNull, lte, not } from 'drizzle-orm'

const { enrolment, scheduleEvent } = tables

export type Lecture = { title: LocalizedText; to: string }

type Asked = { paperId: number; subject: LocalizedText; topic: LocalizedText | null }
type Row = {
  enrolmentId: number
  scheduleId: number
  eventId: number
  title: LocalizedText
  subject: LocalizedText | null
  paperId: number | null
  startsAt: Date
}

/**
 * Finds the lecture that taught a question, among the recorded ones of the courses that the doctor is in: the one held together with
 * the exam, else the last before it that names the topic, else the last that is about the subject. All are read at once, for any
 * number of questions.
 */
export async function readLectures(
  tx: Tx,
  { doctorId, now }: { doctorId: number; now: Date },
): Promise<(asked: Asked) => Lecture | null> {
  const rows: Row[] = await tx
    .select({
      enrolmentId: enrolment.id,
      scheduleId: scheduleEvent.scheduleId,
      eventId: scheduleEvent.id,
      title: scheduleEvent.title,
      subject: scheduleEvent.subject,
      paperId: scheduleEvent.paperId,
      startsAt: scheduleEvent.startsAt,
    })
    .from(enrolment)
    .innerJoin(scheduleEvent, eq(scheduleEvent.scheduleId, enrolment.scheduleId))
    .where(
      and(
        eq(enrolment.doctorId, doctorId),
        eq(enrolment.state, 'active'),
        isNotNull(scheduleEvent.videoId),
        not(scheduleEvent.isCancelled),
        lte(scheduleEvent.startsAt, now),
      ),
    )
    .orderBy(asc(scheduleEvent.startsAt), asc(scheduleEvent.id))
  return (asked) => {
    const found =
      rows.findLast(({ paperId }) => paperId === asked.paperId) ??
      rows.findLast(({ title }) => asked.topic !== null && names(title, asked.topic)) ??
      rows.findLast(({ subject }) => subject !== null && isSame(subject, asked.subject))
    return found ? { title: found.title, to: addressOf(found) } : null
  }
}

const addressOf = ({ enrolmentId, scheduleId, eventId }: Row): string =>
  `/my/courses/${enrolmentId}/events/${scheduleId}/schedule/${eventId}/lecture`

const isSame = (one: LocalizedText, other: LocalizedText): boolean => one.bn.trim() === other.bn.trim()
const names = (title: LocalizedText, topic: LocalizedText): boolean => title.bn.includes(topic.bn.trim())
