import type { Marks } from './marks.ts'

/** How one section is marked. What is left blank earns nothing and costs nothing, in every exam we know. */
export type MarkRule = {
  /** What is counted: the question as a whole, or each true/false stem by itself. */
  readonly unit: 'question' | 'stem'
  /** Earned by each right unit. */
  readonly right: Marks
  /** Taken away for each wrong unit, as a positive number; 0 where nothing is taken. */
  readonly wrong: Marks
  /** A question never gets less than zero, however many of its stems are wrong. */
  readonly floorAtZero: boolean
}

/** One question's marks. `marks` is always `earned by right units − lost`. */
export type QuestionMark = {
  readonly state: MarkState
  readonly marks: Marks
  /** What the question is worth when all of it is right. */
  readonly outOf: Marks
  /** What wrong units really took away: with a floor, less than they would have. */
  readonly lost: Marks
  /** Units of the rule: questions, or stems. */
  readonly right: number
  readonly wrong: number
  readonly blank: number
}

/** `partial`: some of it earned marks, or was left unfinished without a mistake. `void`: it counts for nobody. */
export type MarkState = 'correct' | 'wrong' | 'partial' | 'blank' | 'void'
