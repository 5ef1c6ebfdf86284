import { type AnswerStep, answerFullness, type PaperQuestion } from '@prostuti/exam-rules'
import type { SatAttempt } from './sat-attempt.ts'

/** Into how many equal parts a paper's time is cut: few, so that a phone can show them and thousands can be kept. */
const paceSlices = 12

export type Pace = {
  /** How many questions were answered at the start and at the end of each slice; the last one has all that counted. */
  readonly answered: readonly number[]
  /** The last stretch of the doctor's own time: fifteen minutes, or a quarter of a short exam. */
  readonly last: { readonly minutes: number; readonly answered: number }
  /** Minutes that were left when it was handed in. */
  readonly unused: number
}

const minuteMs = 60_000
const longestLast = 15

export const lastMinutesOf = (durationMinutes: number): number => Math.min(longestLast, durationMinutes / 4)

/** How far the doctor had come at which moment. An answer that was taken back for good does not count. */
export function drawPace({ paper, attempt }: SatAttempt, chosen: readonly AnswerStep[]): Pace {
  const minutes = lastMinutesOf(paper.durationMinutes)
  const firsts = firstAnswers(paper.questions, chosen)
  const sliceMs = (paper.durationMinutes * minuteMs) / paceSlices
  const until = (ms: number) => firsts.filter((at) => at <= ms).length
  const from = attempt.startedAt.getTime()
  const lastFrom = attempt.endsAt.getTime() - minutes * minuteMs
  const finishedAt = attempt.finish?.at ?? attempt.endsAt
  return {
    answered: [
      0,
      ...Array.from({ length: paceSlices - 1 }, (_, nth) => until(from + (nth + 1) * sliceMs)),
      firsts.length,
    ],
    last: { minutes, answered: firsts.filter((at) => at > lastFrom).length },
    unused: Math.max(0, Math.round((attempt.endsAt.getTime() - finishedAt.getTime()) / minuteMs)),
  }
}

/** When each question that has an answer in the end was first answered, by the server's clock. */
function firstAnswers(asked: readonly PaperQuestion[], chosen: readonly AnswerStep[]): number[] {
  const questions = new Map(asked.map((question) => [question.id, question]))
  const firsts = new Map<number, number>()
  const blank = new Set<number>()
  for (const { questionId, answer, at } of chosen) {
    const question = questions.get(questionId)
    if (question === undefined) continue
    if (answerFullness(question, answer) === 'empty') {
      blank.add(questionId)
      continue
    }
    blank.delete(questionId)
    firsts.set(questionId, Math.min(firsts.get(questionId) ?? Number.POSITIVE_INFINITY, at.getTime()))
  }
  return [...firsts].flatMap(([id, at]) => (blank.has(id) ? [] : at)).sort((one, other) => one - other)
}
