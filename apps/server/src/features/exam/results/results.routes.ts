import {
  bcsExamResult,
  courseExam,
  courseExamQuestionAnswers,
  courseExamResult,
  ownResults,
  quizResult,
} from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import type { FastifyInstance } from 'fastify'
import { signInOf } from '../../../auth/sign-in-of.ts'
import { registerCall } from '../../../plugins/register-call.ts'
import type { ExamDeps } from '../exam-stores.ts'
import type { ExamCard } from '../papers/present-card.ts'
import { presentProperty } from '../papers/present-property.ts'
import { readPaperCard } from '../papers/read-paper-card.ts'
import { sealedAddress } from '../papers/sealed/sealed-address.ts'
import { isLongOver } from './is-long-over.ts'
import { listOwnResults } from './list-own-results.ts'
import { type OwnPaper, openOwnPapers } from './opening/open-own-paper.ts'
import { readEmbargoes } from './read-embargoes.ts'
import { readPaperResult } from './read-paper-result.ts'
import { readQuestionAnswers } from './read-question-answers.ts'

type Look = { tx?: Tx; embargoes?: ReadonlyMap<number, Date> }

/** What a doctor reads of their own exams. Whose they are comes from the sign-in alone, so nobody can ask for another's. */
export function examResultRoutes(app: FastifyInstance, deps: ExamDeps): void {
  const { clock, env } = deps
  const { db } = deps.database
  const { participants: counts } = deps.exams
  /** Where the results of somebody are read: what is long over may come from a replica, what was just handed in may not. */
  const readerFor = async (doctorId: number, paperId?: number) =>
    deps.reading !== undefined &&
    (await isLongOver(db, { doctorId, ...(paperId !== undefined && { paperId }), now: clock() }))
      ? deps.reading
      : db

  const { byKey: openByKey, ofCourse: openOfCourse } = openOwnPapers(deps)
  const named = ({ title }: OwnPaper, card: ExamCard, locale: Locale): ExamCard =>
    title ? { ...card, title: pickText(title, locale) } : card
  const look = async (opened: OwnPaper, locale: Locale, { tx = db, embargoes }: Look = {}) => {
    const { paper, doctorId, mayEnter } = opened
    const reader = { doctorId, ...(mayEnter !== undefined && { mayEnter, ofCourse: mayEnter }) }
    const asked = { paper: paper.row, ...reader, now: clock(), locale, counts, embargoes }
    return named(opened, await readPaperCard(tx, asked), locale)
  }
  const result = async (opened: OwnPaper, number: number | undefined, locale: Locale) => {
    const { paper, doctorId } = opened
    const tx = await readerFor(doctorId, paper.row.id)
    // Asked once, for the result and for the card above it.
    const embargoes = await readEmbargoes(tx, { paperIds: [paper.row.id], doctorId, now: clock() })
    const found = await readPaperResult(tx, { paper, doctorId, number, now: clock(), locale, embargoes })
    return { ...found, card: await look(opened, locale, { tx, embargoes }), property: presentProperty(paper, locale) }
  }

  registerCall(app, ownResults, async ({ query, locale, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { doctorId } = signInOf(request)
    return listOwnResults(await readerFor(doctorId), { ...query, doctorId, now: clock(), locale })
  })

  registerCall(app, bcsExamResult, async ({ params, query, locale, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const opened = await openByKey(request, params.key, ['bcs_exam', 'special_exam'])
    const { card, property, ...rest } = await result(opened, query.attempt, locale)
    return { bcs_exam: card, bcs_exam_property: property, ...rest }
  })
  registerCall(app, quizResult, async ({ params, query, locale, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { card, property, ...rest } = await result(
      await openByKey(request, params.key, ['quiz']),
      query.attempt,
      locale,
    )
    return { quiz: card, quiz_property: property, ...rest }
  })

  registerCall(app, courseExam, async ({ params, locale, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const opened = await openOfCourse(request, params)
    const { paper, doctorId } = opened
    const card = await look(opened, locale)
    const sealed = await sealedAddress({ paper, card, doctorId, now: clock(), locale, appSecret: env.appSecret })
    return { exam: card, exam_property: presentProperty(paper, locale), sealed_paper: sealed }
  })
  registerCall(app, courseExamResult, async ({ params, query, locale, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { card, property, ...rest } = await result(await openOfCourse(request, params), query.attempt, locale)
    return { exam: card, exam_property: property, ...rest }
  })
  registerCall(app, courseExamQuestionAnswers, async ({ params, query, locale, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const opened = await openOfCourse(request, params)
    const { paper, doctorId, mayEnter = false } = opened
    const tx = await readerFor(doctorId, paper.row.id)
    const card = await look(opened, locale, { tx })
    const wanted = { paper, doctorId, number: query.attempt, featured: false, ofCourse: mayEnter, now: clock(), locale }
    return { exam: card, question_answers: await readQuestionAnswers(tx, wanted) }
  })
}
