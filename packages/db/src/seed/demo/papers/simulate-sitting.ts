import {
  type Answer,
  answerProgress,
  drawOrder,
  endsAt,
  type PaperTimes,
  positionsOf,
  type ShufflePolicy,
  type WireAnswer,
  writeAnswer,
} from '@prostuti/exam-rules'
import type { attempt } from '../../../tables/index.ts'
import { answerAsExaminee, firstThought, type KeyedQuestion } from './answer-as-examinee.ts'
import type { Chance } from './chance.ts'

/** A paper with all that a sitting needs, once it has its ids. */
export type SittablePaper = {
  readonly id: number
  readonly key: string
  readonly times: PaperTimes
  readonly shuffle: ShufflePolicy
  readonly questions: readonly KeyedQuestion[]
}

/** How hard each question of a paper is, on the scale of abilities: 0 is the middle of both. */
export type Difficulty = ReadonlyMap<number, number>

export type Examinee = {
  readonly doctorId: number
  readonly ability: number
  /** How much better or worse than that by subject. */
  readonly leanings: Readonly<Record<string, number>>
}

export type Step = {
  readonly questionId: number
  readonly sequence: number
  readonly answer: WireAnswer
  /** When it reached the server, in milliseconds; at the moment of the choice if left out. */
  readonly arrivedAt?: number
}

export type Sitting = { readonly attempt: typeof attempt.$inferInsert; readonly steps: readonly Step[] }

const knows = ({ ability, leanings }: Examinee, question: KeyedQuestion, difficulty: Difficulty): number =>
  1 / (1 + Math.exp(-1.2 * (ability + (leanings[question.subject] ?? 0) - (difficulty.get(question.id) ?? 0))))

/** When each question is dealt with: some take long, most do not. */
function moments(count: number, from: number, to: number, chance: Chance): number[] {
  const weights = Array.from({ length: count }, () => 0.4 - Math.log(1 - chance.unit()))
  const all = weights.reduce((sum, each) => sum + each, 0)
  let passed = 0
  return weights.map((weight) => {
    passed += weight
    return Math.round(from + ((to - from) * passed * 0.97) / all)
  })
}

/** One finished sitting as the exam room would have left it: steps that are only added, not yet marked. */
export function simulateSitting(
  paper: SittablePaper,
  examinee: Examinee,
  startedAt: Date,
  difficulty: Difficulty,
  chance: Chance,
): Sitting {
  const from = startedAt.getTime()
  const end = endsAt(startedAt, paper.times).getTime()
  const order = drawOrder(paper.questions, paper.shuffle, chance.below(2 ** 31))
  // Who needs more than the time there is, is still busy when it ends.
  const needed = from + Math.max(0.35, 0.86 + 0.13 * chance.normal()) * paper.times.durationMinutes * 60_000
  const finished = Math.min(Math.round(needed), end)
  const at = moments(order.questions.length, from, needed, chance)
  const byId = new Map(paper.questions.map((question) => [question.id, question]))
  const steps: Step[] = []
  const answers = new Map<number, Answer>()
  const save = (questionId: number, sequence: number, answer: Answer) => {
    steps.push({ questionId, sequence, answer: writeAnswer(answer) })
    answers.set(questionId, answer)
  }

  order.questions.forEach((id, index) => {
    const question = byId.get(id)
    const moment = at[index] ?? end
    if (!question || moment >= finished) return
    const answer = answerAsExaminee(question, knows(examinee, question, difficulty), chance)
    if (!answer) return
    const first = chance.isLikely(0.05) ? firstThought(question, answer, chance) : null
    const later = Math.round(moment + chance.unit() * (finished - moment))
    if (first && later > moment) save(id, moment, first)
    save(id, first ? later : moment, answer)
    if (!first && answer.type === 'sba' && later > moment && chance.isLikely(0.004))
      save(id, later, { type: 'sba', option: null })
  })

  const progress = answerProgress(paper.questions, answers)
  const flaggedIds = chance.isLikely(0.3) ? order.questions.filter(() => chance.isLikely(0.06)) : []
  return {
    attempt: {
      paperId: paper.id,
      doctorId: examinee.doctorId,
      number: 1,
      startedAt,
      endsAt: new Date(end),
      ranked: true,
      order,
      steps: steps.length,
      answeredPlaces: positionsOf(paper.questions, progress.full),
      partialPlaces: positionsOf(paper.questions, progress.partial),
      flaggedIds,
      flagsSequence: flaggedIds.length > 0 ? finished - 1 : 0,
      finishedAt: new Date(finished),
      finishedBy: finished === end ? 'deadline' : 'doctor',
      isMarked: false,
    },
    steps,
  }
}
