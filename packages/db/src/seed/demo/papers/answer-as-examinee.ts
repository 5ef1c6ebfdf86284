import type { Answer, AnswerKey, PaperQuestion } from '@prostuti/exam-rules'
import type { Chance } from './chance.ts'

export type KeyedQuestion = PaperQuestion & { readonly key: AnswerKey; readonly punishes: boolean }

/**
 * What somebody who knows a thing with this probability says to a question; null for leaving it blank. Where wrong answers
 * cost marks, more than half of what is not known is left alone; elsewhere nearly everything is guessed.
 */
export function answerAsExaminee(question: KeyedQuestion, knows: number, chance: Chance): Answer | null {
  const { key, parts, punishes } = question
  if (key.type === 'sba') {
    if (chance.isLikely(knows)) return { type: 'sba', option: key.options[0] ?? null }
    if (chance.isLikely(punishes ? 0.6 : 0.03)) return null
    return { type: 'sba', option: parts[chance.below(parts.length)]?.id ?? null }
  }
  const stems: Record<number, 'T' | 'F'> = {}
  for (const { id } of parts) {
    const truth = key.stems[id] === 'F' ? 'F' : 'T'
    if (chance.isLikely(knows)) stems[id] = truth
    else if (!chance.isLikely(punishes ? 0.6 : 0.08)) stems[id] = chance.isLikely(0.5) ? 'T' : 'F'
  }
  return Object.keys(stems).length > 0 ? { type: 'mcq', stems } : null
}

/** What was chosen before the doctor thought again: another option, or all stems but the last. */
export function firstThought(question: KeyedQuestion, answer: Answer, chance: Chance): Answer | null {
  if (answer.type === 'sba') {
    const others = question.parts.filter(({ id }) => id !== answer.option)
    return { type: 'sba', option: others[chance.below(others.length)]?.id ?? null }
  }
  const said = Object.entries(answer.stems).slice(0, -1)
  return said.length > 0 ? { type: 'mcq', stems: Object.fromEntries(said) } : null
}
