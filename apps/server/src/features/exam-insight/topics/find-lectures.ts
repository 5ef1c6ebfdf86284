import { type Tx, tables } from '@prostuti/db'
import type { LocalizedText } from '@prostuti/text/locale'
import { searchKey } from '@prostuti/text/search-key'
import { and, desc, eq, gt, isNull, lte, not, or } from 'drizzle-orm'
import { isRowOfEnrolment } from '../../enrolment/index.ts'

const { enrolment, scheduleEvent, video } = tables

type Lecture = { title: LocalizedText; to: string }

type LecturesQuery = {
  doctorId: number
  now: Date
  /** What to look for, by its names: those of the topic first, then those of its subject. */
  names: readonly (readonly LocalizedText[])[]
}

/** More lectures than any course has. */
const mostLectures = 1000

/**
 * For each of some topics the newest lecture of the doctor's own courses that has its name in title or subject, and whose recording can
 * be watched now; one about the subject where none is about the topic. Timetables say what a lecture is about in words, so words are compared.
 */
export async function findLectures(tx: Tx, { doctorId, now, names }: LecturesQuery): Promise<(Lecture | undefined)[]> {
  if (names.length === 0) return []
  const rows = await tx
    .select({
      enrolmentId: enrolment.id,
      scheduleId: scheduleEvent.scheduleId,
      eventId: scheduleEvent.id,
      title: scheduleEvent.title,
      subject: scheduleEvent.subject,
      videoTitle: video.title,
      videoSubject: video.subject,
    })
    .from(scheduleEvent)
    .innerJoin(enrolment, isRowOfEnrolment)
    .innerJoin(video, eq(video.id, scheduleEvent.videoId))
    .where(
      and(
        eq(enrolment.doctorId, doctorId),
        eq(enrolment.state, 'active'),
        not(scheduleEvent.isCancelled),
        lte(scheduleEvent.startsAt, now),
        or(isNull(scheduleEvent.videoUntil), gt(scheduleEvent.videoUntil, now)),
      ),
    )
    .orderBy(desc(scheduleEvent.startsAt), scheduleEvent.id)
    .limit(mostLectures)
  const lectures = rows.map(({ enrolmentId, scheduleId, eventId, title, ...about }) => ({
    lecture: { title, to: `/my/courses/${enrolmentId}/events/${scheduleId}/schedule/${eventId}/lecture` },
    words: keysOf([title, about.subject, about.videoTitle, about.videoSubject]),
  }))
  return names.map((some) => {
    for (const name of some) {
      const keys = keysOf([name])
      const found = lectures.find(({ words }) => words.some((each) => keys.some((key) => each.includes(key))))
      if (found) return found.lecture
    }
    return undefined
  })
}

const keysOf = (texts: readonly (LocalizedText | null)[]): string[] =>
  texts.flatMap((text) => (text ? [text.bn, text.en] : [])).flatMap((text) => (text ? searchKey(text) : []))
