import {
  type Answer,
  type AnswerKey,
  type MarkRule,
  type Marks,
  markQuestion,
  markRulesOf,
  type PaperQuestion,
} from '@prostuti/exam-rules'
import { lastMinutesOf } from './draw-pace.ts'
import { isChanged } from './judge-changes.ts'
import type { SatAttempt } from './sat-attempt.ts'
import type { UnitStory } from './tell-units.ts'

const guessGroups = ['flagged', 'changed', 'last_minute'] as const
type GuessGroup = (typeof guessGroups)[number]

/** What a group of answers brought against leaving them blank. */
export type GuessPrice = {
  readonly group: GuessGroup
  readonly right: number
  readonly wrong: number
  readonly earned: Marks
  /** The share that must be right so that such answers cost nothing on the whole; 0 where nothing is taken for a wrong one. */
  readonly breakEven: number
}

/** Where answers begin to pay: at −0.25 for a wrong one against 1 for a right one, every fifth. */
export const breakEvenOf = ({ right, wrong }: Pick<MarkRule, 'right' | 'wrong'>): number =>
  right + wrong === 0 ? 0 : wrong / (right + wrong)

type Facts = {
  stories: readonly UnitStory[]
  answers: ReadonlyMap<number, Answer>
  timed: ReadonlySet<UnitStory['stoodBy']>
}

/**
 * What answers that were doubted came to: flagged ones, changed ones, and those of the last minutes. Which moment a choice was made at is
 * known only where it did not wait for a network.
 */
export function priceGuesses(sat: SatAttempt, { stories, answers, timed }: Facts): GuessPrice[] {
  const flagged = new Set(sat.flaggedIds)
  const lastFrom = sat.attempt.endsAt.getTime() - lastMinutesOf(sat.paper.durationMinutes) * 60_000
  const isIn: Record<GuessGroup, (story: UnitStory) => boolean> = {
    flagged: ({ questionId }) => flagged.has(questionId),
    changed: isChanged,
    last_minute: ({ stoodBy }) => timed.has(stoodBy) && stoodBy.at.getTime() > lastFrom,
  }
  const standing = stories.filter(({ stood }) => stood !== null)
  return guessGroups.map((group) => ({ group, ...priceOf(sat, answers, standing.filter(isIn[group])) }))
}

function priceOf(
  { paper }: SatAttempt,
  answers: ReadonlyMap<number, Answer>,
  stories: readonly UnitStory[],
): Omit<GuessPrice, 'group'> {
  const ruleOf = markRulesOf(paper.rules)
  const questions = new Map(paper.questions.map((question) => [question.id, question]))
  const sum = { right: 0, wrong: 0, earned: 0 }
  /** What all of these answers would have brought if right, and taken if wrong. */
  const stake = { right: 0, wrong: 0 }
  for (const [id, some] of Map.groupBy(stories, ({ questionId }) => questionId)) {
    const [question, key, answer] = [questions.get(id), paper.keys.get(id), answers.get(id)]
    if (!question || !key || !answer) continue
    const rule = ruleOf(question.section)
    const price = priceOfQuestion({ question, key, answer, rule }, some)
    sum.right += price.right
    sum.wrong += price.wrong
    sum.earned += price.earned
    stake.right += (price.right + price.wrong) * rule.right
    stake.wrong += (price.right + price.wrong) * rule.wrong
  }
  return { ...sum, breakEven: breakEvenOf(stake) }
}

type Answered = { question: PaperQuestion; key: AnswerKey; answer: Answer; rule: MarkRule }

/** Marked as it was, and once more without these choices: so a floor under a question, or one that is marked whole, counts as it does. */
function priceOfQuestion({ question, key, answer, rule }: Answered, some: readonly UnitStory[]) {
  const without = answer.type === 'mcq' && rule.unit === 'stem' ? withoutStems(answer, some) : undefined
  const [given, left] = [answer, without].map((said) => markQuestion(question, key, said, rule))
  return { right: given!.right - left!.right, wrong: given!.wrong - left!.wrong, earned: given!.marks - left!.marks }
}

function withoutStems({ type, stems }: Extract<Answer, { type: 'mcq' }>, some: readonly UnitStory[]): Answer {
  const gone = new Set(some.map(({ partId }) => String(partId)))
  return { type, stems: Object.fromEntries(Object.entries(stems).filter(([id]) => !gone.has(id))) }
}
