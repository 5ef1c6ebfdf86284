/** Why nothing is said: too few answers of the doctor's own, or too few others who sat the paper. */
type Silence = 'few_answers' | 'few_others'

/** A figure with enough behind it, or the reason why there is none. Never a figure with too little behind it. */
export type Told<Figures> =
  | { readonly figures: Figures; readonly silent: null }
  | { readonly figures: null; readonly silent: Silence }

const fewAnswers = 20
export const fewOthers = 30

export const fromAnswers = <Figures>(answers: number, figures: Figures): Told<Figures> =>
  answers < fewAnswers ? { figures: null, silent: 'few_answers' } : { figures, silent: null }

export const fromOthers = <Figures>(others: number, figures: Figures | undefined): Told<Figures> =>
  others < fewOthers || figures === undefined ? { figures: null, silent: 'few_others' } : { figures, silent: null }
