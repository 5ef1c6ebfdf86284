import {
  bcsExamNews,
  courseExamNews,
  onSpotBcsExam,
  onSpotCourseExam,
  onSpotQuiz,
  quizNews,
  readBcsExamNews,
  readCourseExamNews,
  readQuizNews,
  saveOnSpotBcsExam,
  saveOnSpotCourseExam,
  saveOnSpotQuiz,
} from '@prostuti/contract'
import type { Locale } from '@prostuti/text/locale'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SignIn } from '../../../auth/find-sign-in.ts'
import { freshSignInOf } from '../../../auth/guards.ts'
import { signInOf } from '../../../auth/sign-in-of.ts'
import { AppError } from '../../../errors.ts'
import { noteSave } from '../../../metrics/answers.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import { compressedJson, serializedJson } from '../../../plugins/serialized-json.ts'
import type { ExamDeps } from '../exam-stores.ts'
import { cacheCourseExams } from '../papers/cache-course-exams.ts'
import { enterablePapers } from '../papers/enterable-papers.ts'
import { findCourseExam } from '../papers/find-course-exam.ts'
import { findPaper } from '../papers/find-paper.ts'
import type { PaperRow } from '../papers/paper-times.ts'
import { addressOf, openFastSaves } from './fast-saves.ts'
import type { Family } from './present-sitting.ts'
import { createSittings, isFinish, type SaveBody, type SittingContext } from './sittings.ts'

const bcsExams = { kinds: ['bcs_exam', 'special_exam'], exam: 'bcs_exam', property: 'bcs_exam_property' } as const
const quizzes = { kinds: ['quiz'], exam: 'quiz', property: 'quiz_property' } as const
const courseExams = { exam: 'exam', property: 'exam_property' } as const

type NamedFamily = Family & { kinds: readonly PaperRow['kind'][] }

/** What is saved comes thousands of times a second. */
const saving = { skipLog: true, recentSignIn: true, fastLane: true, ready: true } as const

/** Doctor block: sitting an exam, in the three families of calls. */
export function examSittingRoutes(app: FastifyInstance, deps: ExamDeps): void {
  const { db } = deps.database
  const { papers } = deps.exams
  const sittings = createSittings(deps)
  const courseExamOf = cacheCourseExams(db)
  // Runs after the last request has been answered and before the database is closed.
  app.addHook('onClose', () => sittings.close())

  const contextOf = async (examinee: SignIn, family: NamedFamily, key: string): Promise<SittingContext> => {
    const paper = await findPaper(papers, key, family.kinds)
    const { doctorId } = examinee
    const entry = async () =>
      (await enterablePapers(db, { doctorId, papers: [paper.row] })).has(paper.row.id) ? 'open' : 'not_enrolled'
    return { family, paper, examinee, entry }
  }

  const courseContextOf = async (
    examinee: SignIn,
    params: { id: number; eventId: number },
  ): Promise<SittingContext> => {
    const wanted = { doctorId: examinee.doctorId, enrolmentId: params.id, eventId: params.eventId }
    const { paperId, title } = await courseExamOf(wanted)
    const paper = await papers.byId(paperId)
    if (paper === undefined) throw new AppError('not_found')
    return { family: courseExams, paper, title, examinee, entry: async () => (await findCourseExam(db, wanted)).entry }
  }

  const save = async <T>(context: SittingContext, body: SaveBody, locale: Locale, reply: FastifyReply): Promise<T> => {
    if (!isFinish(body)) {
      const saved = await sittings.save(context, body, locale)
      noteSave(reply.elapsedTime)
      return serializedJson(reply, saved)
    }
    // A finish is final: whoever hands in is still signed in at this moment.
    const examinee = await freshSignInOf(reply.request, deps)
    return compressedJson(reply, await sittings.finish({ ...context, examinee }, body, locale))
  }

  openFastSaves(app, deps, {
    addresses: [
      addressOf(saveOnSpotBcsExam, (examinee, { key }) => contextOf(examinee, bcsExams, key)),
      addressOf(saveOnSpotQuiz, (examinee, { key }) => contextOf(examinee, quizzes, key)),
      addressOf(saveOnSpotCourseExam, courseContextOf),
    ],
    save: sittings.save,
  })

  registerCall(
    app,
    onSpotBcsExam,
    async ({ request, reply, params, query, locale }) =>
      compressedJson(
        reply,
        await sittings.open(await contextOf(signInOf(request), bcsExams, params.key), query, locale),
      ),
    { ready: true },
  )
  registerCall(
    app,
    saveOnSpotBcsExam,
    async ({ request, reply, params, body, locale }) =>
      save(await contextOf(signInOf(request), bcsExams, params.key), body, locale, reply),
    saving,
  )
  registerCall(
    app,
    onSpotQuiz,
    async ({ request, reply, params, query, locale }) =>
      compressedJson(
        reply,
        await sittings.open(await contextOf(signInOf(request), quizzes, params.key), query, locale),
      ),
    { ready: true },
  )
  registerCall(
    app,
    saveOnSpotQuiz,
    async ({ request, reply, params, body, locale }) =>
      save(await contextOf(signInOf(request), quizzes, params.key), body, locale, reply),
    saving,
  )
  registerCall(
    app,
    onSpotCourseExam,
    async ({ request, reply, params, query, locale }) =>
      compressedJson(reply, await sittings.open(await courseContextOf(signInOf(request), params), query, locale)),
    { ready: true },
  )
  registerCall(
    app,
    saveOnSpotCourseExam,
    async ({ request, reply, params, body, locale }) =>
      save(await courseContextOf(signInOf(request), params), body, locale, reply),
    saving,
  )

  registerCall(app, bcsExamNews, async ({ request, params, query, locale }) =>
    sittings.news(await contextOf(signInOf(request), bcsExams, params.key), query.attempt, locale),
  )
  registerCall(app, readBcsExamNews, async ({ request, params, body, locale }) =>
    sittings.readNews(await contextOf(signInOf(request), bcsExams, params.key), body, locale),
  )
  registerCall(app, quizNews, async ({ request, params, query, locale }) =>
    sittings.news(await contextOf(signInOf(request), quizzes, params.key), query.attempt, locale),
  )
  registerCall(app, readQuizNews, async ({ request, params, body, locale }) =>
    sittings.readNews(await contextOf(signInOf(request), quizzes, params.key), body, locale),
  )
  registerCall(app, courseExamNews, async ({ request, params, query, locale }) =>
    sittings.news(await courseContextOf(signInOf(request), params), query.attempt, locale),
  )
  registerCall(app, readCourseExamNews, async ({ request, params, body, locale }) =>
    sittings.readNews(await courseContextOf(signInOf(request), params), body, locale),
  )
}
