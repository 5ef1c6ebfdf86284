import { randomInt } from 'node:crypto'
import type { ResponseOf } from '@prostuti/contract'
import type {
  beginRehearsal as beginCall,
  finishRehearsal as finishCall,
  previewPaper as previewCall,
} from '@prostuti/contract/staff'
import { paperFingerprint, type Transaction, type Tx, tables } from '@prostuti/db'
import {
  type Answer,
  type AnswerStep,
  drawOrder,
  markAttempt,
  type PaperOrder,
  readAnswer,
  summariseResult,
  type WireAnswer,
} from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { type LoadedQuestion, loadQuestions, mayReadPaperKeys, presentExamQuestion } from '../../exam/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { findPaper, holdPaper, type PaperRow } from '../paper-scope.ts'

const { paperRehearsal } = tables

type By = { id: number; member: StaffMember; locale: Locale; now: Date }

const sectionsOf = ({ rules }: PaperRow) => rules.sections.map(({ key, name }) => ({ key, name }))

/** A paper as its examinees will see it. */
export async function previewPaper(tx: Tx, { id, member, locale }: By): Promise<ResponseOf<typeof previewCall>> {
  const row = await findPaper(tx, { id, member })
  const questions = await loadQuestions(tx, id)
  return {
    title: row.title,
    duration_minutes: row.durationMinutes,
    sections: sectionsOf(row),
    questions: questions.map((question) => presentExamQuestion(question, locale)),
  }
}

/** A member begins to sit the paper, in an order that an examinee might have got. */
export async function beginRehearsal(
  tx: Transaction,
  { id, member, locale, now }: By,
): Promise<ResponseOf<typeof beginCall>> {
  const row = await holdPaper(tx, { id, member })
  if (row.stage === 'frozen') throw new AppError('paper_frozen')
  const questions = await loadQuestions(tx, id)
  if (questions.length === 0) throw new AppError('paper_unfinished')
  const policy = { questions: row.shuffleQuestions, parts: row.shuffleParts }
  const order = drawOrder(questions, policy, randomInt(0, 2 ** 31 - 1))
  const [made] = await tx
    .insert(paperRehearsal)
    .values({ paperId: id, staffId: member.id, fingerprint: paperFingerprint(row, questions), startedAt: now })
    .returning({ id: paperRehearsal.id })
  return {
    id: made!.id,
    title: row.title,
    started_at: now.toISOString(),
    duration_minutes: row.durationMinutes,
    sections: sectionsOf(row),
    questions: inOrder(questions, order).map((question) =>
      presentExamQuestion(question, locale, order.parts[question.id]),
    ),
  }
}

function inOrder(questions: readonly LoadedQuestion[], order: PaperOrder): LoadedQuestion[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return order.questions.flatMap((id) => byId.get(id) ?? [])
}

type Finishing = By & { rehearsalId: number; answers: Record<string, WireAnswer> }

/** Handed in: marked by the functions that mark attempts. Whoever may not know keys is not told what came of it. */
export async function finishRehearsal(
  tx: Transaction,
  { id, rehearsalId, answers, member, locale, now }: Finishing,
): Promise<ResponseOf<typeof finishCall>> {
  const row = await holdPaper(tx, { id, member })
  if (row.stage === 'frozen') throw new AppError('paper_frozen')
  const own = and(
    eq(paperRehearsal.id, rehearsalId),
    eq(paperRehearsal.paperId, id),
    eq(paperRehearsal.staffId, member.id),
    isNull(paperRehearsal.finishedAt),
  )
  const [begun] = await tx.select().from(paperRehearsal).where(own)
  if (begun === undefined) throw new AppError('not_found')
  const questions = await loadQuestions(tx, id)
  const isCurrent = begun.fingerprint === paperFingerprint(row, questions)
  const read = readAnswers(questions, answers, locale)
  const marked = markRehearsal(row, { questions, read, startedAt: begun.startedAt })
  const { marks, outOf, outcome, states } = summariseResult(row.rules, marked)
  await tx.update(paperRehearsal).set({ answers, finishedAt: now, marks, outOf }).where(own)
  const answered = marked.filter(({ state }) => state !== 'blank').length
  return {
    answered,
    questions: questions.length,
    is_current: isCurrent,
    result: mayReadPaperKeys(now, member, row)
      ? {
          marks,
          out_of: outOf,
          outcome: outcome ?? null,
          ...states,
          missed: marked.flatMap(({ state }, at) => (state === 'wrong' || state === 'partial' ? [at + 1] : [])),
        }
      : null,
  }
}

/** What was removed from the paper meanwhile is no answer to it any more. */
function readAnswers(questions: readonly LoadedQuestion[], answers: Record<string, WireAnswer>, locale: Locale) {
  const read = new Map<number, Answer>()
  for (const question of questions) {
    const wire = answers[question.id]
    if (wire === undefined || wire === null) continue
    const reading = readAnswer(question, wire)
    if (reading.ok) read.set(question.id, reading.answer)
    else refuseFields({ [`answers.${question.id}`]: messages.error_field_invalid({}, { locale }) })
  }
  return read
}

type Sat = { questions: readonly LoadedQuestion[]; read: ReadonlyMap<number, Answer>; startedAt: Date }

function markRehearsal({ rules, durationMinutes }: PaperRow, { questions, read, startedAt }: Sat) {
  const endsAt = new Date(startedAt.getTime() + durationMinutes * 60_000)
  const attempt = { startedAt, endsAt, ranked: false, pausedAt: null, finish: null, regradedAt: null }
  const steps = [...read].map(
    ([questionId, answer], at): AnswerStep => ({ sequence: at + 1, questionId, answer, at: startedAt }),
  )
  const keys = new Map(questions.map(({ id, key }) => [id, key]))
  return markAttempt({ rules, questions, keys }, attempt, steps)
}
