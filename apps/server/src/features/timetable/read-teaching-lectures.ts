import { type Tx, tables } from '@prostuti/db'
import type { LocalizedText } from '@prostuti/text/locale'
import { searchKey } from '@prostuti/text/search-key'
import { and, desc, eq, gte, isNull, lte, not, or } from 'drizzle-orm'
import { isRowOfEnrolment } from '../enrolment/index.ts'

const { enrolment, scheduleEvent, video } = tables

/** More lectures than any course has. */
const mostLectures = 1000

type Sought = {
  /** What it is about, by its names: those of the topic first, then those of its subject. */
  names: readonly LocalizedText[]
  /** The exam that was held together with it, if there is one. */
  paperId?: number
}

export type TeachingLecture = { title: LocalizedText; to: string }

/**
 * Finds the lecture that taught something, among those of the doctor's running courses whose recording can be watched now: the one held
 * together with the exam, else the newest that has a name of the topic, else of the subject, in its title or subject. Timetables say
 * what a lecture is about in words, so words are compared. All are read at once, for any number of questions.
 */
export async function readTeachingLectures(
  tx: Tx,
  { doctorId, now }: { doctorId: number; now: Date },
): Promise<(sought: Sought) => TeachingLecture | undefined> {
  const rows = await tx
    .select({
      enrolmentId: enrolment.id,
      scheduleId: scheduleEvent.scheduleId,
      eventId: scheduleEvent.id,
      paperId: scheduleEvent.paperId,
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
        or(isNull(scheduleEvent.videoUntil), gte(scheduleEvent.videoUntil, now)),
      ),
    )
    .orderBy(desc(scheduleEvent.startsAt), desc(scheduleEvent.id))
    .limit(mostLectures)
  const lectures = rows.map(({ enrolmentId, scheduleId, eventId, paperId, title, ...about }) => ({
    paperId,
    lecture: { title, to: `/my/courses/${enrolmentId}/events/${scheduleId}/schedule/${eventId}/lecture` },
    words: keysOf([title, about.subject, about.videoTitle, about.videoSubject]),
  }))
  const namedBy = (name: LocalizedText) => {
    const keys = keysOf([name])
    return lectures.find(({ words }) => words.some((each) => keys.some((key) => each.includes(key))))
  }
  return ({ names, paperId }) => {
    let found = paperId === undefined ? undefined : lectures.find((each) => each.paperId === paperId)
    for (const name of names) found ??= namedBy(name)
    return found?.lecture
  }
}

const keysOf = (texts: readonly (LocalizedText | null)[]): string[] =>
  texts.flatMap((text) => (text ? [text.bn, text.en] : [])).flatMap((text) => (text ? searchKey(text) : []))
