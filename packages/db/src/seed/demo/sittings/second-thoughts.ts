import { markQuestion, readAnswer } from '@prostuti/exam-rules'
import type { KeyedQuestion } from '../papers/answer-as-examinee.ts'
import type { Chance } from '../papers/chance.ts'
import type { SittablePaper, Sitting, Step } from '../papers/simulate-sitting.ts'

export type Habits = {
  /** How likely a choice is to be another one than the first. */
  changes: number
  /** For how long, in milliseconds from the start, the network was away: what was chosen then arrived together. */
  away?: { from: number; to: number }
}

const rule = { unit: 'stem', right: 1, wrong: 1, floorAtZero: false } as const

/**
 * The same answers, the way doctors come to them: true/false stems one after another, some choices made first as another one and looked
 * through again towards the end, and a flag on much of what they doubt.
 */
export function withSecondThoughts(
  sitting: Sitting,
  paper: SittablePaper,
  { changes, away }: Habits,
  chance: Chance,
): Sitting {
  const { attempt, steps } = sitting
  const from = attempt.startedAt.getTime()
  const end = (attempt.finishedAt ?? attempt.endsAt).getTime() - 2000
  const byId = new Map(paper.questions.map((question) => [question.id, question]))
  const last = new Map(steps.map((step) => [step.questionId, step]))
  const inOrder = [...last.values()].sort((one, other) => one.sequence - other.sequence)
  const written: Step[] = []
  const flaggedIds: number[] = []
  for (const [nth, { questionId, sequence, answer }] of inOrder.entries()) {
    const question = byId.get(questionId)
    if (question === undefined || answer === null) continue
    const begun = inOrder[nth - 1]?.sequence ?? from
    const right = isRight(question, answer)
    // What is not known well is thought about more often.
    const firsts = choicesOf(answer).map((choice) => ({
      ...choice,
      first: chance.isLikely(right ? changes : 2 * changes),
    }))
    const reviewedAt = Math.round(end - (end - Math.max(sequence, from + (end - from) * 0.7)) * chance.unit())
    const isReviewed = firsts.some(({ first }) => first) && reviewedAt > sequence + firsts.length * 1500
    const thought = firsts.map(({ first, ...choice }) =>
      first && isReviewed ? anotherThan(question, choice, chance) : choice,
    )
    let moment = 0
    thought.forEach((_, at) => {
      const due = Math.round(begun + (sequence - begun) * (0.5 + (0.5 * (at + 1)) / thought.length))
      // Two stems are never said in one moment, however little time there was.
      moment = Math.max(moment + 1, due)
      written.push({ questionId, sequence: moment, answer: answerOf(thought.slice(0, at + 1)) })
    })
    const changed = [...thought]
    firsts.forEach(({ first, ...choice }, at) => {
      if (!first || !isReviewed) return
      changed[at] = choice
      written.push({ questionId, sequence: reviewedAt + at * 1500, answer: answerOf(changed) })
    })
    if (chance.isLikely(right ? 0.12 : 0.4)) flaggedIds.push(questionId)
  }
  const arrived = (sequence: number) =>
    away && sequence > from + away.from && sequence < from + away.to ? { arrivedAt: from + away.to } : {}
  return {
    attempt: { ...attempt, steps: written.length, flaggedIds, flagsSequence: flaggedIds.length > 0 ? end : 0 },
    steps: written.map((step) => ({ ...step, ...arrived(step.sequence) })),
  }
}

/** An option, or what is said of a stem. */
type Choice = { partId: string | null; said: number | 'T' | 'F' | null }

const choicesOf = (answer: NonNullable<Step['answer']>): Choice[] =>
  typeof answer === 'number'
    ? [{ partId: null, said: answer }]
    : Object.entries(answer).map(([partId, said]) => ({ partId, said }))

function answerOf(choices: readonly Choice[]): Step['answer'] {
  const [first] = choices
  if (first?.partId === null) return typeof first.said === 'number' ? first.said : null
  return Object.fromEntries(
    choices.flatMap(({ partId, said }) => (partId !== null && (said === 'T' || said === 'F') ? [[partId, said]] : [])),
  )
}

function anotherThan({ parts, key }: KeyedQuestion, { partId, said }: Choice, chance: Chance): Choice {
  if (partId !== null) return { partId, said: said === 'T' ? 'F' : 'T' }
  // Of two options that were weighed against each other one is most often the right one.
  const truth = key.type === 'sba' && key.options.find((option) => option !== said)
  if (truth && chance.isLikely(0.6)) return { partId, said: truth }
  const others = parts.filter(({ id }) => id !== said)
  return { partId, said: others[chance.below(others.length)]?.id ?? said }
}

function isRight(question: KeyedQuestion, answer: Step['answer']): boolean {
  const reading = readAnswer(question, answer)
  return reading.ok && markQuestion(question, question.key, reading.answer, rule).state === 'correct'
}
