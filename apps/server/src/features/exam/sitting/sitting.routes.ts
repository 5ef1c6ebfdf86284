import {
  onSpotBcsExam,
  onSpotCourseExam,
  onSpotQuiz,
  saveOnSpotBcsExam,
  saveOnSpotCourseExam,
  saveOnSpotQuiz,
} from '@prostuti/contract'
import type { Locale } from '@prostuti/text/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { freshSignInOf } from '../../../auth/guards.ts'
import { signInOf } from '../../../auth/sign-in-of.ts'
import type { AppDeps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { cacheCoursePaperIds } from '../papers/cache-course-paper-ids.ts'
import { findCourseExam } from '../papers/find-course-exam.ts'
import { findPaper } from '../papers/find-paper.ts'
import { paperStoreOf } from '../papers/paper-store.ts'
import type { PaperRow } from '../papers/paper-times.ts'
import { mayEnter } from './may-enter.ts'
import type { Family } from './present-sitting.ts'
import { readyJson, readyLongJson } from './ready-json.ts'
import { createSittings, type Desk, isFinish, type SaveBody } from './sittings.ts'

const bcsExams = { kinds: ['bcs_exam', 'special_exam'], exam: 'bcs_exam', property: 'bcs_exam_property' } as const
const quizzes = { kinds: ['quiz'], exam: 'quiz', property: 'quiz_property' } as const
const courseExams = { exam: 'exam', property: 'exam_property' } as const

type NamedFamily = Family & { kinds: readonly PaperRow['kind'][] }

/** Doctor block: sitting an exam, in the three families of calls. */
export function examSittingRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database
  const papers = paperStoreOf(db)
  const sittings = createSittings(deps)
  const coursePaperId = cacheCoursePaperIds(db)
  // Runs after the last request has been answered and before the database is closed.
  app.addHook('onClose', () => sittings.close())

  const deskOf = async (request: FastifyRequest, family: NamedFamily, key: string): Promise<Desk> => {
    const sitter = signInOf(request)
    const paper = await findPaper(papers, key, family.kinds)
    const { doctorId } = sitter
    const entry = async () => ((await mayEnter(db, { paper: paper.row, doctorId })) ? 'open' : 'not_enrolled')
    return { family, paper, sitter, entry }
  }

  const courseDeskOf = async (request: FastifyRequest, params: { id: number; eventId: number }): Promise<Desk> => {
    const sitter = signInOf(request)
    const wanted = { doctorId: sitter.doctorId, enrolmentId: params.id, eventId: params.eventId }
    const paper = await papers.byId(await coursePaperId(wanted))
    if (paper === undefined) throw new AppError('not_found')
    return { family: courseExams, paper, sitter, entry: async () => (await findCourseExam(db, wanted)).entry }
  }

  const save = async <T>(desk: Desk, body: SaveBody, locale: Locale, reply: FastifyReply): Promise<T> => {
    if (!isFinish(body)) return readyJson(reply, await sittings.save(desk, body, locale))
    // A finish is final: whoever hands in is still signed in at this moment.
    const sitter = await freshSignInOf(reply.request, deps)
    return readyLongJson(reply, await sittings.finish({ ...desk, sitter }, body, locale))
  }

  registerCall(
    app,
    onSpotBcsExam,
    async ({ request, reply, params, query, locale }) =>
      readyLongJson(reply, await sittings.sit(await deskOf(request, bcsExams, params.key), query.attempt, locale)),
    { ready: true },
  )
  registerCall(
    app,
    saveOnSpotBcsExam,
    async ({ request, reply, params, body, locale }) =>
      save(await deskOf(request, bcsExams, params.key), body, locale, reply),
    { skipLog: true, recentSignIn: true, ready: true },
  )
  registerCall(
    app,
    onSpotQuiz,
    async ({ request, reply, params, query, locale }) =>
      readyLongJson(reply, await sittings.sit(await deskOf(request, quizzes, params.key), query.attempt, locale)),
    { ready: true },
  )
  registerCall(
    app,
    saveOnSpotQuiz,
    async ({ request, reply, params, body, locale }) =>
      save(await deskOf(request, quizzes, params.key), body, locale, reply),
    { skipLog: true, recentSignIn: true, ready: true },
  )
  registerCall(
    app,
    onSpotCourseExam,
    async ({ request, reply, params, query, locale }) =>
      readyLongJson(reply, await sittings.sit(await courseDeskOf(request, params), query.attempt, locale)),
    { ready: true },
  )
  registerCall(
    app,
    saveOnSpotCourseExam,
    async ({ request, reply, params, body, locale }) => save(await courseDeskOf(request, params), body, locale, reply),
    { skipLog: true, recentSignIn: true, ready: true },
  )
}
