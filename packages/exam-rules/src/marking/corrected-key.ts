import type { McqKey } from '../questions/mcq.ts'
import type { AnswerKey } from '../questions/question-types.ts'

/** How a mistaken key is set right: another is right, both are, everybody gets it, or it counts for nobody. */
export type CorrectionKind = 'new_key' | 'accept' | 'everyone' | 'void'

/**
 * The key after a correction of a kind. `chosen` is what staff hold to be right; where everybody gets the question or nobody does, what
 * was right stays to be read. Undefined where there is nothing to accept, or the two are of different types.
 */
export function correctedKey(before: AnswerKey, kind: CorrectionKind, chosen: AnswerKey | null): AnswerKey | undefined {
  const { grace: _, ...plain } = before
  if (kind === 'everyone') return { ...plain, grace: 'all' }
  if (kind === 'void') return { ...plain, grace: 'void' }
  if (chosen === null || chosen.type !== before.type) return undefined
  const { grace: __, ...right } = chosen
  return kind === 'new_key' ? right : bothOf(plain, right)
}

function bothOf(before: AnswerKey, chosen: AnswerKey): AnswerKey | undefined {
  if (before.type === 'sba' && chosen.type === 'sba')
    return { type: 'sba', options: [...new Set([...before.options, ...chosen.options])].sort((a, b) => a - b) }
  if (before.type === 'mcq' && chosen.type === 'mcq') {
    const stems = Object.entries(chosen.stems).map(([id, truth]) => {
      const was = before.stems[Number(id)]
      return [id, was === undefined || was === truth ? truth : 'either'] as const
    })
    return { type: 'mcq', stems: Object.fromEntries(stems) as McqKey['stems'] }
  }
  return undefined
}
