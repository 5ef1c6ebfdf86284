import {
  countPractice,
  makePractice,
  onSpotPractice,
  practice,
  practiceExam,
  practiceNews,
  practiceQuestionAnswers,
  practiceResult,
  practiseMissed,
  readPracticeNews,
  saveOnSpotPractice,
  showPracticeAnswer,
} from '@prostuti/contract'
import { countQuestions } from '@prostuti/learning-rules/practice/choose-questions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownDoctorOf } from '../../auth/own-doctor-of.ts'
import { signInOf } from '../../auth/sign-in-of.ts'
import { registerCall } from '../../plugins/register-call.ts'
import { compressedJson, serializedJson } from '../../plugins/serialized-json.ts'
import {
  createSittings,
  type ExamDeps,
  isFinish,
  presentProperty,
  readPaperCard,
  readPaperResult,
  type SittingContext,
} from '../exam/index.ts'
import { type RateLimit, spendByDoctor } from '../rate-limit/index.ts'
import { fromWire } from './choices.ts'
import { createPool } from './pool/read-pool.ts'
import { readBuilder } from './read-builder.ts'
import { findOwnSet, type OwnSet } from './sets/find-set.ts'
import { askable, findActivePack, makeSet } from './sets/make-set.ts'
import { makeSetOfMissed } from './sets/make-set-of-missed.ts'
import { readAnswers } from './sets/read-answers.ts'
import { showAnswer } from './sets/show-answer.ts'
import type { MadeSet } from './sets/write-set.ts'

/** Whoever learns all day draws fewer; one that goes wrong fills no disk, neither at once nor over a day. */
const drawings = [
  { name: 'practice_sets', tries: 120, windowMs: 3_600_000 },
  { name: 'practice_sets_of_day', tries: 240, windowMs: 86_400_000 },
]

/** As many as can be drawn: a set can be sat again without end, and each time is rows of its own. */
const beginnings = [
  { name: 'practice_sittings', tries: 120, windowMs: 3_600_000 },
  { name: 'practice_sittings_of_day', tries: 240, windowMs: 86_400_000 },
]

const family = { exam: 'practice', property: 'practice_property' } as const

/** Doctor block: sets of one's own, sat in the room of the exams and on their journal (decision 102). */
export function practiceRoutes(app: FastifyInstance, deps: ExamDeps): void {
  const { clock } = deps
  const { db } = deps.database
  const { practice: papers, participants: counts } = deps.exams
  const readPool = createPool(db)
  const sittings = createSittings(deps, { keepsLags: false })
  app.addHook('onClose', () => sittings.close())

  const spend = async (limits: readonly RateLimit[], doctorId: number) => {
    for (const limit of limits) await spendByDoctor(db, limit, { doctorId, secret: deps.env.appSecret, now: clock() })
  }
  const setOf = async (doctorId: number, { id }: { id: number }): Promise<OwnSet & { doctorId: number }> => ({
    ...(await findOwnSet(db, { papers, id, doctorId, now: clock() })),
    doctorId,
  })
  const own = (request: FastifyRequest, params: { id: number }) => setOf(signInOf(request).doctorId, params)
  /** Practice holds no device: it can be gone on with anywhere. */
  const contextOf = (request: FastifyRequest, { paper, embargoes }: OwnSet): SittingContext => ({
    family,
    paper,
    embargoes,
    examinee: { ...signInOf(request), deviceId: null },
    entry: async () => 'open',
  })
  const context = async (request: FastifyRequest, params: { id: number }) =>
    contextOf(request, await own(request, params))
  const limited = async (request: FastifyRequest, params: { id: number }) => {
    const sitting = await context(request, params)
    const { doctorId } = sitting.examinee
    return { ...sitting, spendBeginning: () => spend(beginnings, doctorId) }
  }
  const cardOf = ({ paper, embargoes, doctorId }: OwnSet & { doctorId: number }, locale: 'bn' | 'en') =>
    readPaperCard(db, { paper: paper.row, doctorId, now: clock(), locale, counts, mayEnter: true, embargoes })
  /** Who studies has nothing to read before it, and no clock that would begin. */
  const beginStudy = async (request: FastifyRequest, made: MadeSet, locale: 'bn' | 'en') => {
    await sittings.open(await context(request, made), {}, locale)
  }
  const unkept = (reply: FastifyReply) => reply.header('cache-control', 'no-store')

  registerCall(app, practice, async ({ request, reply, query, locale }) => {
    unkept(reply)
    const { doctorId } = signInOf(request)
    const now = clock()
    return readBuilder(db, { ...query, doctorId, pool: await readPool(doctorId, now), now, locale, counts })
  })
  registerCall(app, countPractice, async ({ request, reply, query }) => {
    unkept(reply)
    const { subjects = [], topics = [], type, source = 'all', pack: key } = query
    const [pool, pack] = await Promise.all([
      readPool(signInOf(request).doctorId, clock()),
      key === undefined ? undefined : findActivePack(db, key),
    ])
    const types = askable({ types: type === undefined ? [] : [type] }, pack ?? null)
    if (types === undefined) return { count: 0, subjects: {}, sources: { wrong: 0, unseen: 0, all: 0 } }
    const wanted = { subjectIds: subjects, topicIds: topics, types, source }
    const found = countQuestions(pool.questions, wanted, await pool.lastTimes())
    return { count: found.count, subjects: Object.fromEntries(found.subjects), sources: found.sources }
  })
  registerCall(app, makePractice, async ({ request, body, locale }) => {
    const doctorId = ownDoctorOf(request)
    await spend(drawings, doctorId)
    const now = clock()
    const choices = fromWire(body)
    const made = await makeSet(db, { doctorId, choices, pool: await readPool(doctorId, now), now, locale })
    if (choices.mode === 'study') await beginStudy(request, made, locale)
    return made
  })
  registerCall(app, practiseMissed, async ({ request, params, locale }) => {
    const doctorId = ownDoctorOf(request)
    await spend(drawings, doctorId)
    const set = await setOf(doctorId, params)
    const made = await makeSetOfMissed(db, { ...set, readPool, now: clock(), locale })
    if (set.practice.mode === 'study') await beginStudy(request, made, locale)
    return made
  })

  registerCall(app, practiceExam, async ({ request, reply, params, locale }) => {
    unkept(reply)
    const set = await own(request, params)
    const card = await cardOf(set, locale)
    return { practice: card, practice_property: presentProperty(set.paper, locale), sealed_paper: null }
  })
  registerCall(app, onSpotPractice, async ({ request, reply, params, query, locale }) =>
    compressedJson(reply, await sittings.open(await limited(request, params), { attempt: query.attempt }, locale)),
  )
  registerCall(app, saveOnSpotPractice, async ({ request, reply, params, body, locale }) => {
    const sitting = await context(request, params)
    if (isFinish(body)) return compressedJson(reply, await sittings.finish(sitting, body, locale))
    return serializedJson(reply, await sittings.save(sitting, body, locale))
  })
  registerCall(app, practiceNews, async ({ request, params, query, locale }) =>
    sittings.news(await context(request, params), query.attempt, locale),
  )
  registerCall(app, readPracticeNews, async ({ request, params, body, locale }) =>
    sittings.readNews(await context(request, params), body, locale),
  )
  registerCall(app, practiceResult, async ({ request, reply, params, query, locale }) => {
    unkept(reply)
    const set = await own(request, params)
    const { paper, doctorId, embargoes } = set
    const asked = { paper, doctorId, number: query.attempt, now: clock(), locale, embargoes }
    const found = await readPaperResult(db, asked)
    return { practice: await cardOf(set, locale), practice_property: presentProperty(paper, locale), ...found }
  })
  registerCall(app, practiceQuestionAnswers, async ({ request, reply, params, query, locale }) => {
    unkept(reply)
    const set = await own(request, params)
    const answers = await readAnswers(db, { ...set, number: query.attempt, now: clock(), locale })
    return { practice: await cardOf(set, locale), question_answers: answers }
  })
  registerCall(app, showPracticeAnswer, async ({ request, reply, params, locale }) => {
    unkept(reply)
    const set = await setOf(ownDoctorOf(request), params)
    const { questionId } = params
    return { question_answer: await showAnswer(db, { ...set, questionId, now: clock(), locale }) }
  })
}
