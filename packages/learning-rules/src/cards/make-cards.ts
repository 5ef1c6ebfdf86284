import { type Answer, type AnswerKey, stemVerdict } from '@prostuti/exam-rules'

export type Mistake = {
  readonly questionId: number
  readonly reasons: readonly MistakeReason[]
  /** The stems of a true/false question that went wrong or were left; null: the question as a whole. */
  readonly stems: readonly number[] | null
}

export type MistakeReason = 'wrong' | 'blank' | 'flagged'

type AskedQuestion = {
  readonly id: number
  readonly parts: readonly { readonly id: number }[]
  readonly key: AnswerKey
}

type MarkedAttempt = {
  questions: Iterable<AskedQuestion>
  /** By question; one that was never touched is not in it. */
  answers: ReadonlyMap<number, Answer>
  flaggedIds: readonly number[]
}

/**
 * What of a sat paper is to be learnt: what went wrong, what was left blank, and what the doctor had doubts about. A question
 * that was given to everybody or to nobody is none: nothing in it is right any more.
 */
export function makeCards({ questions, answers, flaggedIds }: MarkedAttempt): Mistake[] {
  const flagged = new Set(flaggedIds)
  return [...questions].flatMap((question) => {
    if (question.key.grace) return []
    const { wrong, blank } = judgeUnits(question, answers.get(question.id))
    const reasons: MistakeReason[] = []
    if (wrong.length > 0) reasons.push('wrong')
    if (blank.length > 0) reasons.push('blank')
    if (flagged.has(question.id)) reasons.push('flagged')
    if (reasons.length === 0) return []
    return { questionId: question.id, reasons, stems: stemsOf(question, [...wrong, ...blank]) }
  })
}

/** A single choice is one unit without a stem's id. */
function judgeUnits({ parts, key }: AskedQuestion, answer: Answer | undefined): { wrong: number[]; blank: number[] } {
  if (key.type === 'sba') {
    const option = answer?.type === 'sba' ? answer.option : null
    if (option === null) return { wrong: [], blank: [0] }
    return { wrong: key.options.includes(option) ? [] : [0], blank: [] }
  }
  const said = answer?.type === 'mcq' ? answer.stems : {}
  const { wrong = [], blank = [] } = Object.groupBy(
    parts.map(({ id }) => id),
    (id) => stemVerdict(key.stems[id], said[id]),
  )
  return { wrong, blank }
}

/** Flagged without a mistake, the whole question is asked again. */
function stemsOf({ parts, key }: AskedQuestion, missed: readonly number[]): number[] | null {
  if (key.type === 'sba' || missed.length === 0 || missed.length === parts.length) return null
  return [...missed].sort((one, other) => one - other)
}
