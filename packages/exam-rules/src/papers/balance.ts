import type { Marks } from '../marking/marks.ts'
import type { QuestionTypeName } from '../questions/question-types.ts'
import { packTotal, questionWorth } from '../rule-packs/full-marks.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import { type BlueprintLine, type FilledLine, fillLines, findGaps, type Gap, type PlacedQuestion } from './blueprint.ts'
import { type KeyedQuestion, keyPositions } from './even-keys.ts'

export type BalancedQuestion = PlacedQuestion & {
  readonly type: QuestionTypeName
  readonly partCount: number
  /** How many got it right where it was sat, in hundredths of a per cent; null where nobody sat it. */
  readonly facility: number | null
}

export type PaperBalance = {
  readonly sections: readonly { readonly key: string; readonly found: number; readonly quota: number | null }[]
  readonly marks: { readonly found: Marks; readonly quota: Marks | null }
  readonly lines: readonly FilledLine[]
  readonly gaps: readonly Gap[]
  readonly difficulty: Readonly<Record<Difficulty, number>>
}

type Difficulty = 'easy' | 'medium' | 'hard' | 'unknown'

/** Easy from seven of ten up, hard below four of ten. */
function difficultyOf(facility: number | null): Difficulty {
  if (facility === null) return 'unknown'
  if (facility >= 7000) return 'easy'
  return facility >= 4000 ? 'medium' : 'hard'
}

/** How a paper stands against its rules and its blueprint. Says nothing about keys. */
export function balancePaper(
  rules: RulePack,
  blueprint: readonly BlueprintLine[],
  questions: readonly BalancedQuestion[],
): PaperBalance {
  const difficulty = { easy: 0, medium: 0, hard: 0, unknown: 0 }
  for (const { facility } of questions) difficulty[difficultyOf(facility)] += 1
  return {
    sections: rules.sections.map(({ key, questions: quota }) => ({
      key,
      found: questions.filter(({ section }) => section === key).length,
      quota,
    })),
    marks: { found: marksOf(rules, questions), quota: packTotal(rules) },
    lines: fillLines(blueprint, questions),
    gaps: findGaps(rules, blueprint, questions),
    difficulty,
  }
}

/** What a paper of these questions is out of. */
export function marksOf(
  { sections }: Pick<RulePack, 'sections'>,
  questions: readonly Pick<BalancedQuestion, 'section' | 'type' | 'partCount'>[],
): Marks {
  const rules = new Map(sections.map(({ key, rule }) => [key, rule]))
  return questions.reduce((sum, { section, type, partCount }) => {
    const rule = rules.get(section)
    return rule ? sum + questionWorth(type, partCount, rule) : sum
  }, 0)
}

export type KeyBalance = {
  /** How often each place is right, the first one first. */
  readonly positions: readonly number[]
  readonly stems: { readonly true: number; readonly false: number }
}

/** How keys are spread. For who may see keys: of a paper of one question it is the key itself. */
export function balanceKeys(
  questions: readonly KeyedQuestion[],
  orders: Readonly<Record<number, readonly number[]>> = {},
): KeyBalance {
  const truths = questions.flatMap(({ key }) => (key.type === 'mcq' ? Object.values(key.stems) : []))
  const count = (truth: 'T' | 'F') => truths.filter((each) => each === truth).length
  return { positions: keyPositions(questions, orders), stems: { true: count('T'), false: count('F') } }
}
