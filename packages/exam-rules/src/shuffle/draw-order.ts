import { type PaperQuestion, partIdsOf } from '../questions/question.ts'
import { seededIntegers } from './seeded-integers.ts'
import { shuffle } from './shuffle.ts'

export type ShufflePolicy = {
  /** `within_sections`: a section's questions change positions among themselves only. */
  readonly questions: 'as_written' | 'within_sections' | 'throughout'
  /** Whether options and stems are shuffled too, except where a question says that its order is fixed. */
  readonly parts: boolean
}

/** What one attempt shows at which position. Drawn at the start and stored: a later draw could see an edited paper. */
export type PaperOrder = {
  readonly questions: readonly number[]
  /** Only questions whose parts are shuffled are listed. */
  readonly parts: Readonly<Record<number, readonly number[]>>
}

type Shufflable = Pick<PaperQuestion, 'id' | 'section' | 'parts'> & { readonly fixedOrder?: boolean }

export function drawOrder(questions: readonly Shufflable[], policy: ShufflePolicy, seed: number): PaperOrder {
  const integerBelow = seededIntegers(seed)
  const ordered = orderQuestions(questions, policy.questions, integerBelow)
  const parts: Record<number, number[]> = {}
  for (const question of policy.parts ? questions : []) {
    if (!question.fixedOrder) parts[question.id] = shuffle(partIdsOf(question), integerBelow)
  }
  return { questions: ordered, parts }
}

function orderQuestions(
  questions: readonly Shufflable[],
  policy: ShufflePolicy['questions'],
  integerBelow: (below: number) => number,
): number[] {
  const ids = questions.map((question) => question.id)
  if (policy === 'as_written') return ids
  if (policy === 'throughout') return shuffle(ids, integerBelow)
  const bySection = Map.groupBy(questions, (question) => question.section)
  const drawn = new Map([...bySection].map(([section, own]) => [section, shuffle(own, integerBelow).values()]))
  return questions.map(({ section }) => drawn.get(section)!.next().value!.id)
}
