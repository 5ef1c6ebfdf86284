import type { Tx } from '@prostuti/db'
import { LRUCache } from 'lru-cache'
import { atMost } from '../../../queues/at-most.ts'
import { type CourseExam, type CourseExamKey, findCourseExam } from './find-course-exam.ts'

const ttl = 60_000

type KnownExam = Pick<CourseExam, 'paperId' | 'title'>

/** Which paper a row of a schedule leads to, and what the row calls it: saving an answer must not cost a query for it, and rights are checked at the start only. */
export function cacheCourseExams(tx: Tx, max = 20_000): (exam: CourseExamKey) => Promise<KnownExam> {
  const exams = new LRUCache<string, KnownExam>({ ...atMost(max), ttl, ttlResolution: 0 })
  return async (exam) => {
    const key = `${exam.doctorId} ${exam.enrolmentId} ${exam.eventId}`
    const known = exams.get(key)
    if (known !== undefined) return known
    const { paperId, title } = await findCourseExam(tx, exam)
    exams.set(key, { paperId, title })
    return { paperId, title }
  }
}
