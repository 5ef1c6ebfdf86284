import type { Tx } from '@prostuti/db'
import { LRUCache } from 'lru-cache'
import { type CourseExamKey, findCourseExam } from './find-course-exam.ts'

const ttl = 60_000

/** Which paper a row of a schedule leads to: saving an answer must not cost a query for it, and rights are checked at the start only. */
export function cacheCoursePaperIds(tx: Tx, max = 20_000): (exam: CourseExamKey) => Promise<number> {
  const paperIds = new LRUCache<string, number>({ max, ttl, ttlResolution: 0 })
  return async (exam) => {
    const key = `${exam.doctorId} ${exam.enrolmentId} ${exam.eventId}`
    const known = paperIds.get(key)
    if (known !== undefined) return known
    const { paperId } = await findCourseExam(tx, exam)
    paperIds.set(key, paperId)
    return paperId
  }
}
