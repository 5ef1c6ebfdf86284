import type { Mistake, MistakeReason } from './make-cards.ts'

type Source = Pick<Mistake, 'reasons' | 'stems'>

const order: readonly MistakeReason[] = ['wrong', 'blank', 'flagged']

/** One card for the same question from several sittings: asked is whatever went wrong in any of them. */
export function joinMistakes(sources: readonly Source[]): Source {
  const reasons = order.filter((reason) => sources.some((source) => source.reasons.includes(reason)))
  const stems = sources.some((source) => source.stems === null)
    ? null
    : [...new Set(sources.flatMap((source) => source.stems ?? []))].sort((one, other) => one - other)
  return { reasons, stems: stems !== null && stems.length === 0 ? null : stems }
}
