import type { BodyOf, saveOnSpotBcsExam } from '@prostuti/contract'
import { answerFullness, readAnswer, writeAnswer } from '@prostuti/exam-rules'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { invalidFields } from '../../../input/refuse-fields.ts'
import type { Paper } from '../papers/paper-store.ts'
import type { AnswerJournal } from './answer-journal.ts'
import type { Saved } from './write-steps.ts'

export type AnswerBody = Extract<BodyOf<typeof saveOnSpotBcsExam>, { questionId: number }>

export type AnswersBody = Extract<BodyOf<typeof saveOnSpotBcsExam>, { answers: unknown[] }>

type AnswerToSave = { paper: Paper; doctorId: number; body: AnswerBody; at: Date; locale: Locale }

/** Reads one answer against its question and has it written down. Whether the attempt still takes it, the journal says. */
export function saveAnswer(
  journal: AnswerJournal,
  { paper, doctorId, body, at, locale }: AnswerToSave,
): Promise<Saved> {
  const question = paper.byId.get(body.questionId)
  if (question === undefined) throw refuse('questionId', locale)
  if (question.type !== body.question_type) throw refuse('question_type', locale)
  const reading = readAnswer(question, body.selected_answer)
  if (!reading.ok) throw refuse('selected_answer', locale)
  return journal.save({
    doctorId,
    paperId: paper.row.id,
    number: body.attempt ?? null,
    questionId: question.id,
    bit: question.bit,
    sequence: body.sequence ?? at.getTime(),
    answer: JSON.stringify(writeAnswer(reading.answer)),
    fullness: answerFullness(question, reading.answer),
    at,
  })
}

type AnswersToSave = Omit<AnswerToSave, 'body'> & { body: AnswersBody }

/**
 * Each as if it had come alone; the journal keeps their order. What is said of the sitting is as the last of them left it. Where none is
 * taken, why the first was not.
 */
export async function saveAnswers(
  journal: AnswerJournal,
  { body: { answers, attempt }, ...rest }: AnswersToSave,
): Promise<Saved & { savedIds: number[] }> {
  const settled = await Promise.allSettled(
    answers.map(async (answer) => saveAnswer(journal, { ...rest, body: { ...answer, attempt } })),
  )
  const last = settled.findLast((each) => each.status === 'fulfilled')
  if (last === undefined) throw (settled[0] as PromiseRejectedResult).reason
  return {
    ...last.value,
    savedIds: answers.flatMap(({ questionId }, nth) => (settled[nth]?.status === 'fulfilled' ? questionId : [])),
  }
}

const refuse = (field: string, locale: Locale) =>
  invalidFields({ [field]: messages.error_field_invalid({}, { locale }) })
