import type { LocalizedText } from '@prostuti/text/locale'
import type { FastifyRequest } from 'fastify'
import { signInOf } from '../../../../auth/sign-in-of.ts'
import { AppError } from '../../../../errors.ts'
import type { ExamDeps } from '../../exam-stores.ts'
import { findCourseExam } from '../../papers/find-course-exam.ts'
import { findPaper } from '../../papers/find-paper.ts'
import type { Paper } from '../../papers/paper-store.ts'

/** A paper together with who asks for it; `mayEnter` and `title` where it stands in the timetable of a course of theirs. */
export type OwnPaper = { paper: Paper; doctorId: number; mayEnter?: boolean; title?: LocalizedText }

type Kinds = Parameters<typeof findPaper>[2]

/** The ways to a paper that doctors ask about; whose it is comes from the sign-in alone. */
export function openOwnPapers({ database: { db }, exams: { papers } }: ExamDeps) {
  return {
    byKey: async (request: FastifyRequest, key: string, kinds: Kinds): Promise<OwnPaper> => ({
      paper: await findPaper(papers, key, kinds),
      doctorId: signInOf(request).doctorId,
    }),
    /** `id` is the enrolment, `eventId` the row of its schedule. */
    async ofCourse(request: FastifyRequest, params: { id: number; eventId: number }): Promise<OwnPaper> {
      const { doctorId } = signInOf(request)
      const { paperId, title, entry } = await findCourseExam(db, {
        doctorId,
        enrolmentId: params.id,
        eventId: params.eventId,
      })
      const paper = await papers.byId(paperId)
      if (paper === undefined) throw new AppError('not_found')
      return { paper, doctorId, title, mayEnter: entry === 'open' }
    },
  }
}
