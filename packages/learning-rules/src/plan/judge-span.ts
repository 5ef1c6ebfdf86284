import { type Duty, restsAfter } from './rota.ts'
import { overlaps, type Span } from './spans.ts'

export type SpanRefusal = 'past' | 'too_late' | 'too_far' | 'duty' | 'after_night' | 'fixed' | 'overlap'

export type Surroundings = {
  now: number
  duties: readonly Duty[]
  fixed: readonly Span[]
  /** The other blocks. */
  blocks: readonly Span[]
  deadline: number | null
  /** Where the weeks end that a plan shows: what stands behind it could not be fetched back. */
  until: number
}

/**
 * Why a block cannot stand where somebody wants it; undefined where it can. By hand it may stand closer to things than the
 * planner lays it, at any hour, and on a day that is full: that is the doctor's own decision.
 */
export function judgeSpan(
  span: Span,
  { now, duties, fixed, blocks, deadline, until }: Surroundings,
): SpanRefusal | undefined {
  if (span.from < now) return 'past'
  if (deadline !== null && span.to > deadline) return 'too_late'
  if (span.to > until) return 'too_far'
  return clashOf(span, { duties, fixed }) ?? (blocks.some((other) => overlaps(span, other)) ? 'overlap' : undefined)
}

/** What a block that stood well has been overtaken by: duty painted since, or a class that was moved. */
export function clashOf(
  span: Span,
  { duties, fixed }: Pick<Surroundings, 'duties' | 'fixed'>,
): 'duty' | 'after_night' | 'fixed' | undefined {
  const isIn = (spans: readonly Span[]) => spans.some((other) => overlaps(span, other))
  if (isIn(duties)) return 'duty'
  if (isIn(restsAfter(duties))) return 'after_night'
  return isIn(fixed) ? 'fixed' : undefined
}
