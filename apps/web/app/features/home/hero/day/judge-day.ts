import type { QuestionAnswer, WireAnswer } from '../../../../kit/exam/exam-types.ts'

export type PartVerdict = 'right' | 'wrong' | 'missed' | 'none'

/**
 * What became of each part. Of options: the chosen one is right or wrong, the right one that was not chosen is missed. Of
 * stems: each is right, wrong, or missed when it was left blank.
 */
export function judgeDay({ question, correct_answer }: QuestionAnswer, answer: WireAnswer): Map<number, PartVerdict> {
  return new Map(question.parts.map(({ id }) => [id, verdictOf(id, correct_answer, answer)]))
}

function verdictOf(id: number, key: QuestionAnswer['correct_answer'], answer: WireAnswer): PartVerdict {
  if (Array.isArray(key)) {
    if (answer === id) return key.includes(id) ? 'right' : 'wrong'
    // Where a correction accepts several options, a right choice needs no other beside it.
    const found = typeof answer === 'number' && key.includes(answer)
    return key.includes(id) && !found ? 'missed' : 'none'
  }
  const said = typeof answer === 'object' ? answer?.[id] : undefined
  if (!said) return 'missed'
  return key[id] === said || key[id] === 'either' ? 'right' : 'wrong'
}

/** How many stems are right; of options, one or none. */
export const countRight = (verdicts: ReadonlyMap<number, PartVerdict>): number =>
  [...verdicts.values()].filter((verdict) => verdict === 'right').length
