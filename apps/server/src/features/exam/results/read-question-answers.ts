import type { bcsExamQuestionAnswers, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { markAttempt, markRulesOf, questionWorth, resumeAttempt } from '@prostuti/exam-rules'
import type { Locale } from '@prostuti/text/locale'
import { and, desc, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { asSteps, readSteps } from '../journal/read-steps.ts'
import { correctAnswerOf } from '../keys/correct-answer-of.ts'
import { correctedQuestions } from '../marking/corrected-questions.ts'
import type { LoadedQuestion, Paper } from '../papers/paper-store.ts'
import { presentExamQuestion } from '../papers/present-exam-question.ts'
import { type AttemptRow, asAttempt, attemptColumns } from '../sitting/attempt-row.ts'
import { answersOpen } from './answers-open.ts'
import { explanationOf } from './explanation-of.ts'
import { readReasons } from './read-corrections.ts'
import { readEmbargoes } from './read-embargoes.ts'
import { readOwnObjections } from './read-own-objections.ts'

const { attempt } = tables

export type QuestionAnswer = ResponseOf<typeof bcsExamQuestionAnswers>['question_answers'][number]
type AnswersQuery = {
  paper: Paper
  /** Undefined for a visitor. */
  doctorId: number | undefined
  /** The newest finished one if left out. */
  number: number | undefined
  featured: boolean
  /** As `answersOpen` has it. */
  ofCourse?: boolean
  now: Date
  locale: Locale
}

/** The whole paper with keys and explanations, in the order in which the reader sat it. */
export async function readQuestionAnswers(tx: Tx, given: AnswersQuery): Promise<QuestionAnswer[]> {
  const { paper, doctorId, number, featured, ofCourse, now } = given
  const rows = doctorId === undefined ? [] : await readAttemptsOf(tx, { doctorId, paperId: paper.row.id })
  const finished = rows.filter(({ finishedAt }) => finishedAt !== null)
  const row = number === undefined ? finished[0] : finished.find((each) => each.number === number)
  const unsat = (featured || ofCourse) && rows.length === 0 && number === undefined
  if (row === undefined && !unsat) throw new AppError('not_found')
  const embargoUntil = (await readEmbargoes(tx, { paperIds: [paper.row.id], doctorId, now })).get(paper.row.id)
  const answers = answersOpen(now, paper.row, { attempts: rows.map(asAttempt), featured, ofCourse, embargoUntil })
  if (!answers.released) throw new AppError('answers_not_released')
  return presentAnswers(tx, { ...given, row })
}

type PresentedAnswers = {
  paper: Paper
  row?: AttemptRow | undefined
  locale: Locale
  only?: LoadedQuestion
  /** The ids of those whose key is not for this reader now. */
  without?: ReadonlySet<number>
}

/** The same for somebody who did not sit it, of the questions named. */
export async function presentAnswers(
  tx: Tx,
  { paper, row, locale, only, without }: PresentedAnswers,
): Promise<QuestionAnswer[]> {
  const [corrected, reasons, mine, objections] = await Promise.all([
    correctedQuestions(tx, paper),
    readReasons(tx, { paperId: paper.row.id, locale }),
    row && readMine(tx, { paper, row }),
    row && readOwnObjections(tx, { paperId: paper.row.id, doctorId: row.doctorId, locale }),
  ])
  const ruleOf = markRulesOf(paper.row.rules)
  const order = row?.order.questions ?? paper.questions.map(({ id }) => id)
  return order.flatMap((id, index) => {
    const question = paper.byId.get(id)
    if (question === undefined || (only !== undefined && only.id !== id) || without?.has(id)) return []
    const mark = mine?.marks.get(id)
    return {
      position: index + 1,
      question: presentExamQuestion(question, locale, row?.order.parts[id]),
      correct_answer: correctAnswerOf(question.key),
      explanation: explanationOf(question, locale, row?.order.parts[id]),
      corrected: corrected.has(id),
      correction: reasons.get(id) ?? null,
      objection: objections?.get(id) ?? null,
      grace: question.key.grace ?? null,
      selected_answer: mine?.answers[id] ?? null,
      flagged: row?.flaggedIds.includes(id) ?? false,
      state: mark?.state ?? null,
      marks: mark?.marks ?? null,
      out_of: questionWorth(question.type, question.parts.length, ruleOf(question.section), question.key.grace),
    }
  })
}

/** The newest first. */
export function readAttemptsOf(tx: Tx, { doctorId, paperId }: { doctorId: number; paperId: number }) {
  return tx
    .select(attemptColumns)
    .from(attempt)
    .where(and(eq(attempt.paperId, paperId), eq(attempt.doctorId, doctorId)))
    .orderBy(desc(attempt.number))
}

async function readMine(tx: Tx, { paper, row }: { paper: Paper; row: AttemptRow }) {
  const written = await readSteps(tx, [row.id])
  const steps = asSteps(paper, written.get(row.id))
  const sat = asAttempt(row)
  return {
    answers: resumeAttempt(sat, paper.questions, steps).answers,
    marks: new Map(markAttempt(paper.markable, sat, steps).map((mark) => [mark.questionId, mark])),
  }
}
