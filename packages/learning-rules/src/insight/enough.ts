import type { PaperCohort } from './paper-cohort.ts'

/**
 * Why nothing is said: too few answers of the doctor's own; too few others who sat the paper; others who are not worked out yet, so that
 * it may still be said; or none to compare with, because the paper draws no ranks.
 */
type Silence = 'few_answers' | 'few_others' | 'not_yet' | 'no_ranks'

/** A figure with enough behind it, or the reason why there is none. Never a figure with too little behind it. */
export type Told<Figures> =
  | { readonly figures: Figures; readonly silent: null }
  | { readonly figures: null; readonly silent: Silence }

/** The others of a paper, or why there are none: its ranks draw none, or nobody has worked them out by these keys. */
export type Others = PaperCohort | 'not_yet' | 'no_ranks'

export const fewestAnswers = 20
export const fewestOthers = 30

export const fromAnswers = <Figures>(answers: number, figures: Figures): Told<Figures> =>
  answers < fewestAnswers ? { figures: null, silent: 'few_answers' } : { figures, silent: null }

/** Why nothing can be said of the others; null where enough of them sat the paper. */
export const silenceOf = (others: Others): Silence | null =>
  typeof others === 'string' ? others : others.sittings < fewestOthers ? 'few_others' : null

export function fromOthers<Figures>(
  others: Others,
  figuresOf: (cohort: PaperCohort) => Figures | undefined,
): Told<Figures> {
  const silent = silenceOf(others)
  const figures = typeof others === 'string' ? undefined : figuresOf(others)
  return silent === null && figures !== undefined
    ? { figures, silent: null }
    : { figures: null, silent: silent ?? 'few_others' }
}
