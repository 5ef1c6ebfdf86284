import { bcsExam, bcsExamQuestionAnswers, bcsExams, quiz, quizQuestionAnswers, quizzes } from '@prostuti/contract'
import type { Locale } from '@prostuti/text/locale'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../plugins/register-call.ts'
import type { ExamDeps } from '../exam-stores.ts'
import { readTodaysAnswer } from '../question-of-the-day/read-todays-answer.ts'
import { readQuestionAnswers } from '../results/read-question-answers.ts'
import { finishExpiredOf } from '../sitting/finish-attempt.ts'
import { findPaper } from './find-paper.ts'
import { listPapers } from './list-papers.ts'
import type { PaperRow } from './paper-times.ts'
import { presentProperty } from './present-property.ts'
import { readCards, readFeaturedKey } from './read-cards.ts'
import { readPaperCard } from './read-paper-card.ts'
import { readerOf } from './reader-of.ts'
import { sealedAddress } from './sealed/sealed-address.ts'

const papersPerPage = 100
const bcsKinds = ['bcs_exam', 'special_exam'] as const
const quizKinds = ['quiz'] as const

type Kinds = readonly PaperRow['kind'][]
type Reader = { doctorId: number | undefined; locale: Locale }
type Page = { page?: number | undefined; 'per-page'?: number | undefined }
type AnswersQuery = { attempt?: number | undefined; 'list-for'?: 'hero' | undefined }

/** What anybody may read of exams; who is signed in sees their own beside it. */
export function examReadingRoutes(app: FastifyInstance, deps: ExamDeps): void {
  const { clock, env } = deps
  const { db } = deps.database
  const { papers, participants: counts } = deps.exams

  const list = async (kind: PaperRow['kind'], query: Page, { doctorId, locale }: Reader) => {
    const now = clock()
    if (doctorId !== undefined) await finishExpiredOf(db, { doctorId, now })
    const perPage = query['per-page'] ?? papersPerPage
    const { papers: found, total } = await listPapers(db, { kind, now, perPage, page: query.page ?? 1 })
    return { cards: await readCards(db, { papers: found, doctorId, now, locale, counts }), total }
  }
  const look = async (key: string, kinds: Kinds, { doctorId, locale }: Reader) => {
    const paper = await findPaper(papers, key, kinds)
    const now = clock()
    const card = await readPaperCard(db, { paper: paper.row, doctorId, now, locale, counts })
    const sealed = await sealedAddress({ paper, card, doctorId, now, locale, appSecret: env.appSecret })
    return { card, property: presentProperty(paper, locale), sealed }
  }
  const review = async (key: string, kinds: Kinds, query: AnswersQuery, { doctorId, locale }: Reader) => {
    const now = clock()
    const paper = await findPaper(papers, key, kinds)
    const card = await readPaperCard(db, { paper: paper.row, doctorId, now, locale, counts })
    const featured = (await readFeaturedKey(db)) === key
    const answers =
      query['list-for'] === 'hero'
        ? await readTodaysAnswer(db, { paper, featured, now, locale })
        : await readQuestionAnswers(db, { paper, doctorId, number: query.attempt, featured, now, locale })
    return { card, answers }
  }

  registerCall(app, bcsExams, async ({ locale, query, request, reply }) => {
    const doctorId = await readerOf(request, reply, deps)
    const kind = query['list-for'] === 'special' ? 'special_exam' : 'bcs_exam'
    const { cards, total } = await list(kind, query, { doctorId, locale })
    return { bcs_exams: cards, total }
  })
  registerCall(app, bcsExam, async ({ locale, params, request, reply }) => {
    const doctorId = await readerOf(request, reply, deps)
    const { card, property, sealed } = await look(params.key, bcsKinds, { doctorId, locale })
    return { bcs_exam: card, bcs_exam_property: property, sealed_paper: sealed }
  })
  registerCall(app, bcsExamQuestionAnswers, async ({ locale, params, query, request, reply }) => {
    const doctorId = await readerOf(request, reply, deps)
    // No cache may keep a key: a paper that asks the same question may be published meanwhile.
    reply.header('cache-control', 'no-store')
    const { card, answers } = await review(params.key, bcsKinds, query, { doctorId, locale })
    return { bcs_exam: card, question_answers: answers }
  })

  registerCall(app, quizzes, async ({ locale, query, request, reply }) => {
    const doctorId = await readerOf(request, reply, deps)
    const { cards, total } = await list('quiz', query, { doctorId, locale })
    return { quizzes: cards, total }
  })
  registerCall(app, quiz, async ({ locale, params, request, reply }) => {
    const doctorId = await readerOf(request, reply, deps)
    const { card, property, sealed } = await look(params.key, quizKinds, { doctorId, locale })
    return { quiz: card, quiz_property: property, sealed_paper: sealed }
  })
  registerCall(app, quizQuestionAnswers, async ({ locale, params, query, request, reply }) => {
    const doctorId = await readerOf(request, reply, deps)
    reply.header('cache-control', 'no-store')
    const { card, answers } = await review(params.key, quizKinds, query, { doctorId, locale })
    return { quiz: card, question_answers: answers }
  })
}
